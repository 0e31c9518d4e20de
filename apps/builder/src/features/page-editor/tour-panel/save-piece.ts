import { mergeValues } from "../../../document/merging/merge-values.ts";
import type { ValueClash } from "../../../document/merging/merge-values.ts";

/** What of a tour or a date one form is about, and how it is kept. */
export interface PieceSource<Kept, Values> {
  /** Null where what is kept has no such piece any more. */
  read: (kept: Kept) => Values | null;
  /** Refuses with `NewerKept` where somebody else has kept another since. */
  send: (kept: Kept, values: Values) => Promise<Kept>;
}

/** Somebody else saved first. */
export class NewerKept extends Error {
  override readonly name = "NewerKept";
  readonly kept: unknown;

  constructor(kept: unknown) {
    super("Somebody else has saved");
    this.kept = kept;
  }
}

/** What comes of one's own values and those that somebody else has kept meanwhile. */
export interface Meeting<Kept, Values> {
  theirs: Kept;
  /** With one's own where both changed the same. */
  merged: Values;
  /** What both changed, and differently. */
  clashes: readonly ValueClash[];
  choose: (side: (clash: ValueClash) => "mine" | "theirs") => Values;
}

/** Lays one's own values over what somebody else has kept; null where the piece is gone. */
export function meet<Kept, Values>(
  { read }: Pick<PieceSource<Kept, Values>, "read">,
  versions: { base: Kept; mine: Values; theirs: Kept },
): Meeting<Kept, Values> | null {
  const { mine, theirs } = versions;
  const values = { base: read(versions.base), mine, theirs: read(theirs) };
  if (values.theirs === null) return null;
  const clashes: ValueClash[] = [];
  const merged = mergeValues(values, (clash) => {
    clashes.push(clash);
    return "mine";
  }) as Values;
  return { theirs, merged, clashes, choose: (side) => mergeValues(values, side) as Values };
}
