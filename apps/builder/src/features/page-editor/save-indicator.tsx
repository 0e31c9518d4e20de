import { useStore } from "zustand";
import { useEditor } from "../../document/editor-context.ts";
import { SaveStatus } from "../../saving/save-status.tsx";

/** Whether everything that was typed is with the server. */
export function SaveIndicator() {
  const { autosave, organizerId, type } = useEditor();
  const { state } = useStore(autosave.store);
  return (
    <SaveStatus
      state={state}
      path={`/${organizerId}/page/${type}`}
      again={() => void autosave.flush()}
    />
  );
}
