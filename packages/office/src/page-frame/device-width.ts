/** Widths that a page is shown at, in px. */
export const deviceWidths = { phone: 375, tablet: 768, desktop: 1440 } as const;

export type DeviceWidth = keyof typeof deviceWidths;
