import { createHash } from "node:crypto";
import { documentTypes } from "@tour/api";
import type { ConsentKind, DocumentType, NewRequest } from "@tour/api";
import { badRequest, Refusal } from "../../http/errors/errors.ts";
import type { PublishedDocuments } from "../sites/site-content.ts";
import { bookingTexts } from "./booking.texts.ts";
import { shownWords } from "./consent-words.ts";
import type { PricedParty } from "./price-party.ts";

/** What was agreed to, as it is kept. */
export interface RequestConsent {
  kind: ConsentKind;
  title: string;
  version: number;
  textHash: string;
}

const kindOf = { agreement: "agreement", policy: "personal_data" } as const;

/** Which of a site's documents is agreed to with a consent. */
export const documentOf = {
  agreement: "agreement",
  personal_data: "policy",
} as const satisfies Partial<Record<ConsentKind, DocumentType>>;

/** What is shown to whom. */
interface Shown {
  /** On the site, or on the marketplace. */
  documents: PublishedDocuments;
  party: Pick<PricedParty["lines"][number], "kind" | "count">[];
}

/**
 * Reads consents against the documents and words that the form shows: 400 when one of them is not
 * agreed to, 409 when one is another since the visitor read it.
 *
 * A request keeps the versions that its guest accepted (product decisions, section 7), so a consent
 * to a text that is not there is never kept. An organiser's site without its documents takes no
 * requests at all (`canTakeRequests`), nor does the marketplace without its own; only in a demo may it
 * lack them: there nothing is asked, and what is sent all the same is left out. Who enters others than themselves says
 * everywhere that they may; emails are of one's own choice.
 */
export function readConsents(
  given: NewRequest["consents"],
  { documents, party }: Shown,
): RequestConsent[] {
  const needed: ConsentKind[] = documentTypes
    .filter((type) => documents[type])
    .map((type) => kindOf[type]);
  if (hasOthers(party)) needed.push("others");
  const missing = needed.filter((kind) => !given.some((consent) => consent.kind === kind));
  if (missing.length > 0) {
    const entries = missing.map((kind) => [`consents.${kind}`, [wordsOfMissing(kind)]]);
    throw badRequest(Object.fromEntries(entries) as Record<string, string[]>);
  }
  return given.flatMap(({ kind, version }): RequestConsent[] => {
    if (kind === "advertising" || kind === "others") {
      const { text, ...words } = shownWords(kind);
      // Whoever names no version saw the words as they were before there were any.
      requireShown(kind, version ?? 1, words.version);
      return [{ ...words, title: text, textHash: hashText(text) }];
    }
    const document = documents[documentOf[kind]];
    if (!document) return [];
    requireShown(kind, version, document.version);
    const { title, html } = document;
    return [{ kind, title, version: document.version, textHash: hashText(html) }];
  });
}

/** More than one person, or a child: somebody is entered by another. */
export function hasOthers(party: Pick<PricedParty["lines"][number], "kind" | "count">[]): boolean {
  const people = party.filter(({ kind }) => kind !== "supplement");
  const count = people.reduce((sum, line) => sum + line.count, 0);
  return count > 1 || people.some(({ kind }) => kind !== "person");
}

const wordsOfMissing = (kind: ConsentKind): string =>
  kind === "others" ? bookingTexts.missingRight : bookingTexts.missingConsent;

function requireShown(kind: ConsentKind, seen: number | undefined, shown: number): void {
  if (seen === shown) return;
  throw new Refusal("conflict", bookingTexts.newerDocument, { data: { kind } });
}

/** SHA-256 of what was shown, in hex. */
export const hashText = (text: string): string => createHash("sha256").update(text).digest("hex");
