export { formatInstant, formatShortInstant } from "./format-instant.ts";
export { inMinorUnits, inUnits } from "./minor-units.ts";
