export { lookEvery } from "./look-every.ts";
export { watch } from "./watch.ts";
export type { Bell } from "./watch.ts";
