{
  description = "Desktop chess position editor";

  inputs.nixpkgs.url = "nixpkgs/nixos-unstable";

  outputs =
    { self, nixpkgs }:
    let
      manifest = (fromTOML (builtins.readFile ./Cargo.toml)).package;
      package =
        pkgs:
        let
          # What the window loads while it runs; the linker does not see these.
          libraries = [
            pkgs.libGL
            pkgs.libxkbcommon
            pkgs.wayland
            pkgs.xorg.libX11
            pkgs.xorg.libXcursor
            pkgs.xorg.libXi
          ];
        in
        pkgs.rustPlatform.buildRustPackage {
          pname = manifest.name;
          inherit (manifest) version;
          src = self;
          cargoLock.lockFile = ./Cargo.lock;
          buildFeatures = [ "package" ];
          nativeBuildInputs = [ pkgs.makeWrapper ];
          # The tests need tools of desktops and a display.
          doCheck = false;
          postInstall = ''
            $out/bin/package package
            cp -r package/share $out
            rm $out/bin/package
            wrapProgram $out/bin/fenwright --prefix LD_LIBRARY_PATH : ${pkgs.lib.makeLibraryPath libraries}
          '';
          meta = {
            inherit (manifest) description homepage;
            license = pkgs.lib.licenses.gpl3Plus;
            mainProgram = manifest.name;
            platforms = pkgs.lib.platforms.linux;
          };
        };
    in
    {
      packages = nixpkgs.lib.genAttrs [ "x86_64-linux" "aarch64-linux" ] (system: {
        default = package nixpkgs.legacyPackages.${system};
      });
    };
}
