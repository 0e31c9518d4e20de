/** Widths that the preview is shown at, in px. */
export const deviceWidths = { phone: 375, tablet: 768, desktop: 1440 } as const;

export type DeviceWidth = keyof typeof deviceWidths;

/** What the preview is shown at first: on a phone, a phone's width can be read. */
export const chooseDeviceWidth = (): DeviceWidth =>
  window.innerWidth < deviceWidths.tablet ? "phone" : "desktop";
