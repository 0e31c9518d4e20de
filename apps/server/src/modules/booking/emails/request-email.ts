import type { EmailKindTo, EmailRecipient } from "@tour/api";
import type { EmailContent } from "../../emails/layout/email-content.ts";
import type { EmailContext } from "./read-email-context.ts";

/** Of each side only what the contract says: the office names every email in its history. */
type Addressed = { [To in EmailRecipient]: { kind: EmailKindTo<To>; to: To } }[EmailRecipient];

/** An email of requests: a file of its own, listed in `request-emails.ts`. */
export type RequestEmail = Addressed & {
  /** Not about the booking: nobody who unsubscribed gets it. */
  isOptional?: true;
  write: (context: EmailContext) => EmailContent;
};
