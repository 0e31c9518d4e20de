import * as v from "valibot";
import { givenConsents } from "./booking-fields.ts";
import { uuidSchema } from "./booking-key.ts";
import { shownDocumentSchema, shownWordsSchema } from "./booking-offer.ts";

/**
 * What the guest of a request that was made for them still has to agree to. Nobody agrees on the
 * phone: they do it on the request's own page, and pay only then.
 */
export const toAcceptSchema = v.object({
  /** None while the organiser's site shows none: then it can't be agreed to. */
  documents: v.array(shownDocumentSchema),
  words: v.array(shownWordsSchema),
});
export type ToAccept = v.InferOutput<typeof toAcceptSchema>;

export const acceptTermsSchema = v.strictObject({ uuid: uuidSchema, consents: givenConsents });
