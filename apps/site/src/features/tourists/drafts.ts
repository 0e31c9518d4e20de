import type { Changes } from "./tourist-values.ts";

const nameOf = (touristId: number) => `tourist-${touristId}`;

/** What was typed of a tourist on this device and has not reached the server; nothing where none was. */
export function readDraft(touristId: number): Changes {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(nameOf(touristId)) ?? "{}");
    return typeof draft === "object" && draft !== null ? (draft as Changes) : {};
  } catch {
    return {};
  }
}

/** Keeps it until it has; numbers of documents are never kept on a device. */
export function keepDraft(touristId: number, { passport: _, ...changes }: Changes): void {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(nameOf(touristId));
    else localStorage.setItem(nameOf(touristId), JSON.stringify(changes));
  } catch {
    // A browser without room or leave for it goes on without.
  }
}
