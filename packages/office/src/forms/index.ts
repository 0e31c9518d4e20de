export { EntryList } from "./entry-list.tsx";
export { readBounds } from "./read-call-rules.ts";
export { readRefusal } from "./read-refusal.ts";
export { SaveBar } from "./save-bar.tsx";
export { useCallForm } from "./use-call-form.ts";
export { useSavedForm } from "./use-saved-form.ts";
