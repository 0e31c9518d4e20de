import * as v from "valibot";

/** What letters about a request tell of. */
export const letterKinds = [
  "asked",
  "answer due",
  "confirmed",
  "payment due",
  "sold",
  "booked",
  "paid",
  "receipt",
  "rest due",
  "tourists due",
  "arrival",
  "individual tour",
  "money back",
  "refunded",
  "declined",
  "cancelled by seller",
  "cancelled by guest",
  "expired",
  "message from guest",
  "message to guest",
  "moved",
  "moved by guest",
  "party changed",
  "party changed by guest",
  "group complete",
  "group too small",
  "review",
  "reviewed",
] as const;
export type LetterKind = (typeof letterKinds)[number];

const recipients = ["guest", "organizer"] as const;
export type LetterRecipient = (typeof recipients)[number];

/** A letter that went out. */
export const sentLetterSchema = v.object({
  kind: v.picklist(letterKinds),
  to: v.picklist(recipients),
  /** When a mail server took it, as an ISO instant. */
  at: v.string(),
});
export type SentLetter = v.InferOutput<typeof sentLetterSchema>;
