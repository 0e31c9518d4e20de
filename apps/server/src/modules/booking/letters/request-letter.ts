import type { LetterKind, LetterRecipient } from "@tour/api";
import type { Letter } from "../../emails/letter/letter.ts";
import type { LetterContext } from "./read-letter-context.ts";

/** A letter of requests: a file of its own, listed in `request-letters.ts`. */
export interface RequestLetter {
  kind: LetterKind;
  to: LetterRecipient;
  /** Not about the booking: nobody who unsubscribed gets it. */
  isOptional?: true;
  write: (context: LetterContext) => Letter;
}
