import type { DocumentType, ParsedInput } from "@tour/api";
import type { documentCalls } from "@tour/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { lockSiteOf } from "../sites/find-site.ts";
import { siteTexts } from "../sites/site.texts.ts";
import type { Site } from "../sites/find-site.ts";
import { displayFlags, shownDocuments } from "../sites/site-content.ts";
import { sites } from "../sites/site.table.ts";
import { hasToursOnSale } from "../tours/has-tours-on-sale.ts";
import { readDocumentDraft } from "./document-draft.ts";
import { documents } from "./document.table.ts";
import { documentTexts } from "./document.texts.ts";
import { readDocumentDrafts } from "./publish-documents.ts";

type Input = ParsedInput<typeof documentCalls.updateDocument>;

/**
 * Saves the draft of a document. The site's row is locked, so that saves follow each other. 422 for
 * one that would hide a document while tours are on sale.
 */
export async function updateDocument({ query, body }: Input, context: RequestContext) {
  const { type } = query;
  const { is_displayed: isDisplayed } = body.fields;
  return context.db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, query.organizer_id);
    const wasShown = await isDraftShown(tx, site, type);
    await saveText(tx, site, { query, body }, context);
    const { organizer_id: organizerId } = query;
    const deed = { organizerId, kind: "document_changed", details: { type } } as const;
    await recordActivity(tx, accountOf(context).id, deed);
    const settings =
      isDisplayed === undefined
        ? site.settings
        : { ...site.settings, [displayFlags[type]]: isDisplayed };
    if (isDisplayed !== undefined) {
      await tx.update(sites).set({ settings }).where(eq(sites.id, site.id));
    }
    const changed = { ...site, settings };
    if (wasShown && !(await isDraftShown(tx, changed, type))) {
      await refuseWhileSold(tx, query.organizer_id, { now: context.now(), isDisplayed });
    }
    return { data: await readDocumentDraft(tx, changed, type) };
  });
}

const isDraftShown = async (tx: Database, site: Site, type: DocumentType) => {
  const documents = (await readDocumentDrafts(tx, site.id)) ?? {};
  return shownDocuments({ settings: site.settings, documents })[type] !== undefined;
};

/** Guests agree to it when they book: 422 at what took it away, while tours are on sale. */
async function refuseWhileSold(
  tx: Database,
  organizerId: number,
  { now, isDisplayed }: { now: Date; isDisplayed: boolean | undefined },
): Promise<void> {
  if (!(await hasToursOnSale(tx, organizerId, now))) return;
  const field = isDisplayed === false ? "is_displayed" : "html";
  throw new Refusal("unprocessable", documentTexts.neededForSale, {
    validation: { [`fields.${field}`]: [documentTexts.neededForSale] },
  });
}

async function saveText(tx: Database, site: Site, { query, body }: Input, context: RequestContext) {
  const { type } = query;
  const { title, html, version } = body.fields;
  const isDocument = and(eq(documents.siteId, site.id), eq(documents.type, type));
  const [row] = await tx.select().from(documents).where(isDocument);
  if (version !== undefined && version !== (row?.version ?? 0)) {
    const data = await readDocumentDraft(tx, site, type);
    throw new Refusal("conflict", documentTexts.changedElsewhere, { data });
  }
  if (title === undefined && html === undefined) return;
  const draft = {
    title: title ?? row?.title ?? siteTexts.documents[type],
    html: html === undefined ? (row?.html ?? "") : cleanHtml(html).trim(),
    updatedAt: context.now(),
    updatedBy: accountOf(context).id,
  };
  await tx
    .insert(documents)
    .values({ siteId: site.id, type, ...draft })
    .onConflictDoUpdate({
      target: [documents.siteId, documents.type],
      set: { ...draft, version: sql`${documents.version} + 1` },
    });
}
