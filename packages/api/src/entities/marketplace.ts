import * as v from "valibot";
import { marketDeedSchema } from "./activity.ts";
import { integerSchema } from "./answer.ts";
import { documentPageSchema, documentTypeSchema } from "./document.ts";
import { between, filled, phone, text } from "./input-fields.ts";
import { paymentSettingsSchema } from "./payment.ts";

/** Basis points in one per cent: a commission of 1250 is 12.5 %. */
export const pointsInPercent = 100;

const requisites = {
  name: filled(300),
  /** 10 digits of a company, 12 of an entrepreneur. */
  inn: v.pipe(filled(12), v.regex(/^(?:\d{10}|\d{12})$/, "ИНН — это 10 или 12 цифр")),
  /** 13 digits of a company, 15 of an entrepreneur. */
  ogrn: v.pipe(filled(15), v.regex(/^(?:\d{13}|\d{15})$/, "ОГРН — это 13 или 15 цифр")),
  address: filled(500),
  email: v.pipe(filled(254), v.email("Некорректный адрес электронной почты")),
  phone,
};

/** Who the marketplace is by law, and what it keeps of a sale. */
export const marketplaceInputSchema = v.strictObject({
  ...requisites,
  /** Basis points, 0 to 10 000; requests that were made keep the one of their day. */
  commission_points: between(0, 100 * pointsInPercent),
});
export type MarketplaceInput = v.InferOutput<typeof marketplaceInputSchema>;

/** The marketplace as its visitors may know it; texts are empty before staff have written them. */
const marketplaceLegalSchema = v.object({
  name: v.string(),
  inn: v.string(),
  ogrn: v.string(),
  address: v.string(),
  email: v.string(),
  phone: v.string(),
});
export type MarketplaceLegal = v.InferOutput<typeof marketplaceLegalSchema>;

/** What staff write on the marketplace's pages, in their own words. */
export const marketTextsInputSchema = v.strictObject({
  /** The front page's heading, and what it says below. */
  title: filled(80),
  lead: text(300),
  /** When and how one is answered, beside the phone number at the end of each page; may be empty. */
  contacts: text(200),
  /** The last line of each page; may be empty. */
  footer: text(200),
});

const marketTextsSchema = v.object({
  title: v.string(),
  lead: v.string(),
  contacts: v.string(),
  footer: v.string(),
});

/** A document of the marketplace for staff: `version` 0 and no text before it is published. */
const marketplaceDocumentSchema = v.object({
  ...documentPageSchema.entries,
  published_at: v.nullable(v.string()),
  /** A text to begin with, made of what is known of the marketplace. */
  template: v.string(),
});
export type MarketplaceDocument = v.InferOutput<typeof marketplaceDocumentSchema>;

/** All that staff settle about the marketplace's own sale. */
export const marketplaceSettingsSchema = v.object({
  legal: marketplaceLegalSchema,
  texts: marketTextsSchema,
  commission_points: v.number(),
  /** The shop that takes its money, without the secret; null before there is one. */
  shop: v.nullable(paymentSettingsSchema),
  documents: v.array(marketplaceDocumentSchema),
  /** Whether its own pages take requests: the legal data and both documents are there. */
  can_book: v.boolean(),
  /** Whether what is booked there can be paid on the site. */
  takes_payments: v.boolean(),
  /** What staff changed last, newest first. */
  changes: v.array(marketDeedSchema),
});
export type MarketplaceSettings = v.InferOutput<typeof marketplaceSettingsSchema>;

/** A new version of a document; `version` is the one that it was made from. */
export const marketplaceDocumentInputSchema = v.strictObject({
  type: documentTypeSchema,
  title: filled(200),
  html: v.pipe(v.string(), v.nonEmpty("Обязательно для заполнения"), v.maxLength(200_000)),
  version: v.pipe(integerSchema, v.minValue(0)),
});

/** What everyone may know of the marketplace. */
export const marketplaceInfoSchema = v.object({
  /** Null before its legal data are there. */
  legal: v.nullable(marketplaceLegalSchema),
  documents: v.array(v.object({ type: documentTypeSchema, title: v.string(), path: v.string() })),
  can_book: v.boolean(),
  texts: marketTextsSchema,
});
export type MarketplaceInfo = v.InferOutput<typeof marketplaceInfoSchema>;
