import type { EditedTour, TourInput } from "@tour/api";

/** What a tour's editor saves by itself: its fields as the call names them. */
export type TourFieldKey = keyof TourInput;

export type SaveState =
  | { kind: "saved" }
  | { kind: "waiting" }
  | { kind: "saving" }
  /** These can't be kept as they are, the others are: what is wrong stands at the fields. */
  | { kind: "held"; keys: readonly TourFieldKey[]; message: string | null }
  /** Not reached, or refused for now: tried again by itself. */
  | { kind: "retrying" }
  /** Refused as a whole, for example because the session has ended. */
  | { kind: "refused"; status: number; message: string }
  /** Somebody saved first: the person decides. */
  | { kind: "conflict"; theirs: EditedTour };
