/** The variant of "other tours" in which tours that were seen are shown: its styles stand in tours' pages. */
export const seenToursLook = { type: 22, variant: 3 };
