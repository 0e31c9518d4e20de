export { awaitLastSave, followLastSave } from "./last-saves.ts";
export { leavingStore, mayForget, mayLeave, useHasUnsaved, useUnsaved } from "./unsaved.ts";
