import { deviceWidths } from "@tour/office/page-frame";
import type { DeviceWidth } from "@tour/office/page-frame";

/** What the preview is shown at first: on a phone, a phone's width can be read. */
export const chooseDeviceWidth = (): DeviceWidth =>
  window.innerWidth < deviceWidths.tablet ? "phone" : "desktop";
