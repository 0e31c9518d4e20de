import { defineCall } from "../call.ts";
import { dataOf } from "../entities/answer.ts";
import {
  marketplaceDocumentInputSchema,
  marketplaceInfoSchema,
  marketplaceInputSchema,
  marketplaceSettingsSchema,
  marketTextsInputSchema,
} from "../entities/marketplace.ts";
import { paymentSettingsInputSchema } from "../entities/payment.ts";

/** The marketplace's own sale, sales model 1. Product decisions, section 11. */
export const marketplaceCalls = {
  getMarketplace: defineCall({
    method: "GET",
    path: "/crm/api/marketplace/view",
    summary:
      "Who the marketplace is by law, its commission, its shop without the secret, its texts",
    access: "staff",
    factor: "recent",
    answer: dataOf(marketplaceSettingsSchema),
  }),

  updateMarketplace: defineCall({
    method: "POST",
    path: "/crm/api/marketplace/update",
    summary:
      "Sets the marketplace's legal data and the commission of requests to come; 400 at a number with " +
      "a wrong check digit",
    access: "staff",
    factor: "recent",
    body: marketplaceInputSchema,
    answer: dataOf(marketplaceSettingsSchema),
  }),

  updateMarketTexts: defineCall({
    method: "POST",
    path: "/crm/api/marketplace/update-texts",
    summary: "Sets what the marketplace's pages say in its own words: visitors read it at once",
    access: "staff",
    factor: "recent",
    body: marketTextsInputSchema,
    answer: dataOf(marketplaceSettingsSchema),
  }),

  updateMarketplaceShop: defineCall({
    method: "POST",
    path: "/crm/api/marketplace/update-shop",
    summary:
      "Connects the marketplace's shop; the secret is kept encrypted and never given out. 422 while " +
      "the server has no key to encrypt with",
    access: "staff",
    factor: "recent",
    body: paymentSettingsInputSchema,
    answer: dataOf(marketplaceSettingsSchema),
  }),

  publishMarketplaceDocument: defineCall({
    method: "POST",
    path: "/crm/api/marketplace/publish-document",
    summary:
      "Publishes the next version of the marketplace's agreement or policy: visitors see it at once, " +
      "requests keep theirs. 409 with the settings in `data` when `version` is not the last",
    access: "staff",
    factor: "recent",
    body: marketplaceDocumentInputSchema,
    answer: dataOf(marketplaceSettingsSchema),
  }),

  marketplaceInfo: defineCall({
    method: "GET",
    path: "/spa/marketplace-info",
    summary: "Who the marketplace is, its texts and documents, and whether it takes requests",
    access: "anyone",
    answer: dataOf(marketplaceInfoSchema),
  }),
};
