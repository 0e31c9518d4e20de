import { createHash } from "node:crypto";
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

const documentOf: Partial<Record<ConsentKind, DocumentType>> = {
  agreement: "agreement",
  personal_data: "policy",
};

/**
 * Reads consents against the documents that the site shows: 400 when one that the law asks for is
 * missing, 409 when a document was published anew since the visitor read it.
 */
export function readConsents(
  given: NewRequest["consents"],
  documents: PublishedDocuments = {},
): RequestConsent[] {
  const needed: ConsentKind[] = documents.agreement
    ? ["agreement", "personal_data"]
    : ["personal_data"];
  const missing = needed.filter((kind) => !given.some((consent) => consent.kind === kind));
  if (missing.length > 0) {
    const entries = missing.map((kind) => [`consents.${kind}`, [bookingTexts.missingConsent]]);
    throw badRequest(Object.fromEntries(entries) as Record<string, string[]>);
  }
  return given.map(({ kind, version }) => {
    const type = documentOf[kind];
    const document = type && documents[type];
    if (!document) return { kind, title: null, version: null, textHash: null };
    if (version !== document.version) {
      throw new Refusal("conflict", bookingTexts.newerDocument, { data: { kind } });
    }
    const textHash = createHash("sha256").update(document.html).digest("hex");
    return { kind, title: document.title, version: document.version, textHash };
  });
}
