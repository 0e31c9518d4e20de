export { formatInstant, formatShortInstant } from "./format-instant.ts";
export { nameRole } from "./name-role.ts";
export { inMinorUnits, inUnits } from "./minor-units.ts";
