export type { Placement } from "../behaviours/use-popover.ts";
export type { Side } from "../behaviours/place-layer.ts";
export { Tooltip, type TooltipProps } from "./tooltip.tsx";
