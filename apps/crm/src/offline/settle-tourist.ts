import { changeUnsent, removeUnsent, touristFields } from "./unsent.ts";
import type { TouristFields, UnsentTourist } from "./unsent.ts";

/** After a choice: one's own words are sent over the others' that were seen, or those are left. */
export async function settleTourist(
  entry: UnsentTourist,
  theirs: Partial<TouristFields>,
  isMine: boolean,
): Promise<void> {
  // What was seen is now what it was: only something newer still is another clash.
  const was = { ...entry.was, ...theirs };
  const left = touristFields.filter((field) => field in entry.typed && !(field in theirs));
  const typed = isMine
    ? entry.typed
    : Object.fromEntries(left.map((field) => [field, entry.typed[field]]));
  if (Object.keys(typed).length === 0) return removeUnsent(entry.id);
  await changeUnsent({ ...entry, was, typed, theirs: null });
}
