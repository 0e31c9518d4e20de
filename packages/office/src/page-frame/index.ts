export { PageFrame } from "./page-frame.tsx";
export type { FrameState } from "./page-frame.tsx";
export { useFitScale } from "./use-fit-scale.ts";
export { deviceWidths } from "./device-width.ts";
export type { DeviceWidth } from "./device-width.ts";
