/* The function of bcryptprimitives.dll that Rust's standard library asks for. Wine 8 lacks this library. */

#include <windows.h>

/* RtlGenRandom of advapi32.dll */
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length) {
    return SystemFunction036(buffer, (ULONG)length);
}
