import type { LetterKindTo, LetterRecipient } from "@tour/api";
import type { Letter } from "../../emails/letter/letter.ts";
import type { LetterContext } from "./read-letter-context.ts";

/** Of each side only what the contract says: the office names every letter in its history. */
type Addressed = { [To in LetterRecipient]: { kind: LetterKindTo<To>; to: To } }[LetterRecipient];

/** A letter of requests: a file of its own, listed in `request-letters.ts`. */
export type RequestLetter = Addressed & {
  /** Not about the booking: nobody who unsubscribed gets it. */
  isOptional?: true;
  write: (context: LetterContext) => Letter;
};
