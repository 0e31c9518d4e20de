import * as v from "valibot";

/**
 * What a visitor agrees to, each by itself: two documents; to letters, which is of one's own choice;
 * and that they may give the data of the others whom they enter.
 */
export const consentKinds = ["agreement", "personal_data", "advertising", "others"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The kinds of consent that are to a document. */
export const documentConsents = ["agreement", "personal_data"] as const;

/** A document in the very version that was accepted with a request. */
export const acceptedTextSchema = v.object({
  kind: v.picklist(documentConsents),
  title: v.string(),
  version: v.number(),
  /** Clean since it was saved. */
  html: v.string(),
  /** SHA-256 of the HTML, in hex. */
  text_hash: v.string(),
  accepted_at: v.string(),
});
export type AcceptedText = v.InferOutput<typeof acceptedTextSchema>;
