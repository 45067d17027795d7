/* SPDX-License-Identifier: Apache-2.0 */
/* A product in Z/p[x]/(x^n + 1), as in lattice cryptography: (1 + 2x) x^(n-1) = x^(n-1) - 2. */
#include <stdio.h>

#include <pairing/ntt.h>

enum { N = 1024 };
static const uint64_t P = 12289;

int main(void)
{
    static uint64_t storage[PAIRING_NTT_WORDS(N)], a[N] = { 1, 2 }, b[N] = { [N - 1] = 1 }, r[N], scratch[N];
    pairing_ntt_t plan;
    pairing_status s = pairing_ntt_init(&plan, storage, PAIRING_NTT_WORDS(N), N, P);
    if (s == PAIRING_OK)
        s = pairing_ntt_mul(r, a, b, scratch, &plan);
    if (s != PAIRING_OK) {
        puts(pairing_status_str(s));
        return 1;
    }
    printf("%s: x^%d - %d\n", pairing_ntt_engine(), N - 1, (int)(P - r[0]));
    return r[N - 1] == 1 && r[0] == P - 2 ? 0 : 1;
}
