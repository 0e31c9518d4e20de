import { createHash } from "node:crypto";
import { documentTypes } from "@tour/api";
import type { ConsentKind, DocumentType, NewRequest } from "@tour/api";
import { badRequest, Refusal } from "../../http/errors/errors.ts";
import type { PublishedDocuments } from "../sites/site-content.ts";
import { bookingTexts } from "./booking.texts.ts";

/** What was agreed to, as it is kept. */
export interface RequestConsent {
  kind: ConsentKind;
  title: string | null;
  version: number | null;
  textHash: string | null;
}

const kindOf = { agreement: "agreement", policy: "personal_data" } as const;

const documentOf: Partial<Record<ConsentKind, DocumentType>> = {
  agreement: "agreement",
  personal_data: "policy",
};

/**
 * Reads consents against the documents that the site shows: 400 when one of them is not agreed to,
 * 409 when one was published anew since the visitor read it.
 *
 * A request keeps the versions that its guest accepted (product decisions, section 7), so a consent
 * to a text that is not there is never kept. An organiser's site without its documents takes no
 * requests at all (`canTakeRequests`); the marketplace has no documents of its own, so nothing is
 * asked there, and what is sent all the same is left out. Advertising has no document anywhere.
 */
export function readConsents(
  given: NewRequest["consents"],
  documents: PublishedDocuments = {},
): RequestConsent[] {
  const needed = documentTypes.filter((type) => documents[type]).map((type) => kindOf[type]);
  const missing = needed.filter((kind) => !given.some((consent) => consent.kind === kind));
  if (missing.length > 0) {
    const entries = missing.map((kind) => [`consents.${kind}`, [bookingTexts.missingConsent]]);
    throw badRequest(Object.fromEntries(entries) as Record<string, string[]>);
  }
  return given.flatMap(({ kind, version }): RequestConsent[] => {
    const type = documentOf[kind];
    if (!type) return [{ kind, title: null, version: null, textHash: null }];
    const document = documents[type];
    if (!document) return [];
    if (version !== document.version) {
      throw new Refusal("conflict", bookingTexts.newerDocument, { data: { kind } });
    }
    const textHash = createHash("sha256").update(document.html).digest("hex");
    return [{ kind, title: document.title, version: document.version, textHash }];
  });
}
