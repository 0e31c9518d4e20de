export { lookEvery } from "./look-every.ts";
export { watch } from "./watch.ts";
