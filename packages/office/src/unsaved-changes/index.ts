export { leavingStore, mayLeave, useHasUnsaved, useUnsaved } from "./unsaved.ts";
