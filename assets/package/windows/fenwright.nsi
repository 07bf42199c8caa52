; The installer for Windows, for the user alone, without rights of an administrator:
;   makensis -DPROGRAMS=FOLDER -DOUT=FILE fenwright.nsi
; PROGRAMS contains fenwright.exe, the window, and fenwright.com, the commands. The program `package` fills in the version
; and the address. `/S` installs without questions, and `/D=FOLDER` into a folder.

; A program of 64 bits
Target amd64-unicode
ManifestDPIAware true
SetCompressor /SOLID lzma
; Both programs are one for the compressor, if it remembers the first one.
SetCompressorDictSize 64
RequestExecutionLevel user
Name "Fenwright"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Fenwright"
InstallDirRegKey HKCU "Software\Fenwright" "Folder"

!include MUI2.nsh
!define MUI_ICON fenwright.ico
!define MUI_UNICON fenwright.ico
!define MUI_FINISHPAGE_RUN "$INSTDIR\fenwright.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Dutch

VIProductVersion "@VERSION@.0"
VIAddVersionKey ProductName "Fenwright"
VIAddVersionKey FileDescription "Fenwright installer"
VIAddVersionKey FileVersion "@VERSION@"
VIAddVersionKey LegalCopyright "The Fenwright maintainers"

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Fenwright"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\fenwright.exe"

; Tells the file manager about new associations: SHCNE_ASSOCCHANGED.
!macro RefreshAssociations
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Offers Fenwright for an ending, and makes it the default if there is none.
!macro Associate ENDING NAME DESCRIPTION
  WriteRegStr HKCU "${CLASSES}\${NAME}" "" "${DESCRIPTION}"
  WriteRegStr HKCU "${CLASSES}\${NAME}\DefaultIcon" "" "$INSTDIR\fenwright.exe,0"
  WriteRegStr HKCU "${CLASSES}\${NAME}\shell\open\command" "" '"$INSTDIR\fenwright.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${NAME}" ""
  ReadRegStr $0 HKCR ".${ENDING}" ""
  StrCmp $0 "" 0 +2
  WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "${NAME}"
!macroend

!macro Dissociate ENDING NAME
  DeleteRegKey HKCU "${CLASSES}\${NAME}"
  DeleteRegValue HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${NAME}"
  ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
  StrCmp $0 "${NAME}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\.${ENDING}" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}"
!macroend

Section
  SetOutPath "$INSTDIR"
  File "${PROGRAMS}/fenwright.exe"
  File "${PROGRAMS}/fenwright.com"
  File LICENSE.txt
  File crates.txt
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Fenwright.lnk" "$INSTDIR\fenwright.exe"
  WriteRegStr HKCU "Software\Fenwright" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\fenwright.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Fenwright"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "@VERSION@"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\fenwright.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Fenwright maintainers"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "@HOMEPAGE@"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro Associate fen Fenwright.fen "FEN chess position"
  !insertmacro Associate epd Fenwright.epd "EPD chess position"
  !insertmacro Associate pgn Fenwright.pgn "PGN chess game"
  !insertmacro RefreshAssociations
SectionEnd

; Settings and unsaved work of the user stay.
Section Uninstall
  Delete "$INSTDIR\fenwright.exe"
  Delete "$INSTDIR\fenwright.com"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\crates.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Fenwright.lnk"
  !insertmacro Dissociate fen Fenwright.fen
  !insertmacro Dissociate epd Fenwright.epd
  !insertmacro Dissociate pgn Fenwright.pgn
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${APP_PATH}"
  DeleteRegKey HKCU "Software\Fenwright"
  !insertmacro RefreshAssociations
SectionEnd
