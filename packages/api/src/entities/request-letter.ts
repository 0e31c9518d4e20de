import * as v from "valibot";

const toGuest = [
  "asked",
  "confirmed",
  "payment due",
  "sold",
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
  "message to guest",
  "moved",
  "party changed",
  "group complete",
  "group too small",
  "review",
] as const;

const toOrganizer = [
  "asked",
  "answer due",
  "booked",
  "paid",
  "cancelled by guest",
  "expired",
  "message from guest",
  "moved by guest",
  "party changed by guest",
  "reviewed",
] as const;

const recipients = ["guest", "organizer"] as const;
export type LetterRecipient = (typeof recipients)[number];

/** What letters about a request tell one of its two sides of. */
export type LetterKindTo<Recipient extends LetterRecipient> = {
  guest: (typeof toGuest)[number];
  organizer: (typeof toOrganizer)[number];
}[Recipient];
export type LetterKind = LetterKindTo<LetterRecipient>;

/** What letters about a request tell of. */
export const letterKinds: readonly LetterKind[] = [...new Set([...toGuest, ...toOrganizer])];

/** A letter that went out. */
export const sentLetterSchema = v.object({
  kind: v.picklist(letterKinds),
  to: v.picklist(recipients),
  /** When a mail server took it, as an ISO instant. */
  at: v.string(),
});
export type SentLetter = v.InferOutput<typeof sentLetterSchema>;
