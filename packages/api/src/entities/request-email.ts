import * as v from "valibot";

const toGuest = [
  "asked",
  "made by seller",
  "price changed",
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
  "dates changed",
  "review",
  "review declined",
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
export type EmailRecipient = (typeof recipients)[number];

/** What emails about a request tell one of its two sides of. */
export type EmailKindTo<Recipient extends EmailRecipient> = {
  guest: (typeof toGuest)[number];
  organizer: (typeof toOrganizer)[number];
}[Recipient];
export type EmailKind = EmailKindTo<EmailRecipient>;

/** What emails about a request tell of. */
export const emailKinds: readonly EmailKind[] = [...new Set([...toGuest, ...toOrganizer])];

/** An email that went out. */
export const sentEmailSchema = v.object({
  kind: v.picklist(emailKinds),
  to: v.picklist(recipients),
  /** When a mail server took it, as an ISO instant. */
  at: v.string(),
});
export type SentEmail = v.InferOutput<typeof sentEmailSchema>;

/** An email that was left to be sent and has not gone out yet. */
export const waitingEmailSchema = v.object({
  kind: v.picklist(emailKinds),
  to: v.picklist(recipients),
  /** Since when, as an ISO instant. */
  since: v.string(),
});
export type WaitingEmail = v.InferOutput<typeof waitingEmailSchema>;
