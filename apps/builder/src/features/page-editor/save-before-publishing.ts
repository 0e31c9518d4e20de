import type { Autosave } from "../../document/autosave.ts";
import { texts } from "../../texts/ru.ts";

/** Saves the last edits; answers null when all is saved, else why publishing must wait. */
export async function saveBeforePublishing(autosave: Autosave): Promise<string | null> {
  const state = await autosave.flush();
  if (state.kind === "saved") return null;
  if (state.kind === "conflict") return texts.save.conflict;
  if (state.kind === "refused") return state.message;
  return texts.save.retrying;
}
