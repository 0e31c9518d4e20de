import type { SaveState } from "./autosave/save-state.ts";
import { tourSections } from "./sections/index.ts";

/** The parts in which something could not be saved as it is. */
export function listFailedSections(state: SaveState): ReadonlySet<string> {
  if (state.kind !== "held") return new Set();
  const isFailed = (keys: readonly string[]) =>
    keys.some((key) => state.keys.includes(key as never));
  return new Set(tourSections.filter(({ keys }) => isFailed(keys)).map(({ name }) => name));
}
