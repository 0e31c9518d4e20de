export { awaitLastSave, followLastSave } from "./last-saves.ts";
export { leavingStore, mayLeave, useHasUnsaved, useUnsaved } from "./unsaved.ts";
