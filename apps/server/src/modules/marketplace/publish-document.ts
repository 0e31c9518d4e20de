import type { ParsedInput } from "@tour/api";
import type { marketplaceCalls } from "@tour/api/contract";
import type { Database } from "../../db/database.ts";
import { badRequest } from "../../http/errors/errors.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";
import { marketplaceDocuments } from "./marketplace.table.ts";
import { marketplaceTexts } from "./marketplace.texts.ts";
import { findMarketDocument } from "./read-marketplace.ts";

type NewDocument = ParsedInput<typeof marketplaceCalls.publishMarketplaceDocument>["body"];

/** What became of a version that was to be published. */
type Published = { version: number; isNew: boolean } | "stale";

/** Publishes the next version; one that says the same keeps its number. The marketplace's row is locked. */
export async function publishMarketDocument(
  tx: Database,
  { type, title, html, version: basis }: NewDocument,
  by: { userId: string | null; now: Date },
): Promise<Published> {
  const clean = cleanHtml(html).trim();
  if (clean === "") throw badRequest({ html: [marketplaceTexts.emptyDocument] });
  const last = await findMarketDocument(tx, type);
  const lastVersion = last?.version ?? 0;
  if (lastVersion !== basis) return "stale";
  if (last?.title === title && last.html === clean) return { version: lastVersion, isNew: false };
  const version = lastVersion + 1;
  const made = { publishedBy: by.userId, createdAt: by.now };
  await tx.insert(marketplaceDocuments).values({ type, version, title, html: clean, ...made });
  return { version, isNew: true };
}
