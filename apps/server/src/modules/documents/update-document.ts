import type { ParsedInput } from "@tour/api";
import type { documentCalls } from "@tour/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";
import { lockSiteOf } from "../sites/find-site.ts";
import type { Site } from "../sites/find-site.ts";
import { displayFlags } from "../sites/site-content.ts";
import { sites } from "../sites/site.table.ts";
import { readDocumentDraft } from "./document-draft.ts";
import { documents } from "./document.table.ts";
import { documentTexts } from "./document.texts.ts";

type Input = ParsedInput<typeof documentCalls.updateDocument>;

/** Saves the draft of a document. The site's row is locked, so that saves follow each other. */
export async function updateDocument({ query, body }: Input, context: RequestContext) {
  const { type } = query;
  const { is_displayed: isDisplayed } = body.fields;
  return context.db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, query.organizer_id);
    await saveText(tx, site, { query, body }, context);
    const settings =
      isDisplayed === undefined
        ? site.settings
        : { ...site.settings, [displayFlags[type]]: isDisplayed };
    if (isDisplayed !== undefined) {
      await tx.update(sites).set({ settings }).where(eq(sites.id, site.id));
    }
    return { data: await readDocumentDraft(tx, { ...site, settings }, type) };
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
    title: title ?? row?.title ?? documentTexts.titles[type],
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
