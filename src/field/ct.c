/* SPDX-License-Identifier: Apache-2.0 */
#include "field/ct.h"

void ct_burn_stack(void)
{
    unsigned char area[CT_BURN_BYTES];
    ct_wipe(area, sizeof area);
}
