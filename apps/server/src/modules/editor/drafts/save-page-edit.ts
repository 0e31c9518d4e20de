import type { Block, PageEdit, PageType, ParsedInput } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import { keepEnds } from "@tour/blocks/definitions";
import { haveCommonPlace, listPlaces } from "@tour/preview-protocol";
import { and, eq, gt, lt, lte } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { bodyLimits } from "../../../http/input/body-limits.ts";
import { withColors } from "../../media/with-colors.ts";
import { requireSiteOf } from "../../sites/find-site.ts";
import { withoutShared } from "../../sites/shared-blocks.ts";
import { pages } from "../../sites/site.table.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { applyEdit } from "./apply-edit.ts";
import { readPage, toDraft } from "./page-draft.ts";
import { pageEdits } from "./page-edit.table.ts";
import { prepareBlocks } from "./prepare-block.ts";

/** Of so many edits it is known what they changed: who began before them saves the page whole. */
const editsKept = 200;

/** Somebody may have saved while an edit was made; after so many times in a row the client decides. */
const maxTries = 5;

interface PageOfSite {
  siteId: number;
  type: PageType;
}

/**
 * Makes edits on the draft as it is now, whoever saved since they began, unless both changed the same.
 * A page is checked as when it is saved whole, of blocks only those that were changed.
 */
export async function savePageEdit(
  { query, body: edit }: ParsedInput<typeof editorCalls.savePageEdit>,
  context: RequestContext,
) {
  const site = await requireSiteOf(context.db, query.organizer_id);
  const page = { siteId: site.id, type: query.type };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const data = await tryEdit(context, page, edit);
    if (data) return { data };
  }
  throw new Refusal("unavailable", siteTexts.savedAllTheTime, { headers: { "retry-after": "1" } });
}

/** Undefined where somebody else saved in this moment. */
async function tryEdit({ db, now, account }: RequestContext, page: PageOfSite, edit: PageEdit) {
  const row = await readPage(db, page.siteId, page.type);
  const { type: _, ...draft } = await toDraft(db, row);
  const { version, updated_at } = draft;
  if (await isMade(db, page, edit.key)) {
    return { version, updated_at, checks: [], blocks: draft.blocks };
  }
  const isLatest = version === edit.version;
  const next =
    isLatest || (await mayFollow(db, page, edit, version)) ? applyEdit(draft.blocks, edit) : null;
  if (!next && !isLatest)
    throw new Refusal("conflict", siteTexts.changedElsewhere, { data: draft });
  if (!next) throw new Refusal("unprocessable", siteTexts.misfit);

  const own = page.type === "main" ? keepEnds(next) : withoutShared(next);
  const changed = await prepareChanged(db, draft.blocks, own);
  const blocks = own.map((block) => changed.get(block.id) ?? block);
  if (Buffer.byteLength(JSON.stringify(blocks)) > bodyLimits.page.bytes) {
    throw new Refusal("unprocessable", siteTexts.misfit);
  }
  const updatedBy = accountOf({ account }).id;
  const saved = await db.transaction(async (tx) => {
    const [written] = await tx
      .update(pages)
      .set({ blocks, version: version + 1, updatedAt: now(), updatedBy })
      .where(
        and(eq(pages.siteId, page.siteId), eq(pages.type, page.type), eq(pages.version, version)),
      )
      .returning();
    if (written) await noteEdit(tx, page, edit, written.version);
    return written;
  });
  if (!saved) return undefined;
  const checks = [...changed.values()].map(({ id, status, validation }) => ({
    ...{ id, status },
    ...(validation && { validation }),
  }));
  const merged = isLatest ? null : (await toDraft(db, saved)).blocks;
  return {
    ...{ version: saved.version, updated_at: saved.updatedAt.toISOString() },
    ...{ checks, blocks: merged },
  };
}

const ofPage = ({ siteId, type }: PageOfSite) =>
  and(eq(pageEdits.siteId, siteId), eq(pageEdits.type, type));

const isMade = async (db: Database, page: PageOfSite, key: string) =>
  (await db.$count(pageEdits, and(ofPage(page), eq(pageEdits.key, key)))) > 0;

/** Whether all that was saved since are edits, of which none touches what this one does. */
async function mayFollow(db: Database, page: PageOfSite, edit: PageEdit, version: number) {
  const rows = await db
    .select({ places: pageEdits.places })
    .from(pageEdits)
    .where(and(ofPage(page), gt(pageEdits.version, edit.version), lte(pageEdits.version, version)));
  const own = edit.operations.flatMap(listPlaces);
  return (
    rows.length === version - edit.version &&
    rows.every(({ places }) => !haveCommonPlace(own, places))
  );
}

/** The blocks that are new or were changed, as they are stored. */
async function prepareChanged(db: Database, before: readonly Block[], after: readonly Block[]) {
  const known = new Set(before);
  const prepared = await prepareBlocks(after.filter((block) => !known.has(block)));
  return new Map((await withColors(db, prepared)).map((block) => [block.id, block]));
}

async function noteEdit(
  tx: Database,
  page: PageOfSite,
  { key, operations }: PageEdit,
  version: number,
): Promise<void> {
  const places = operations.flatMap(listPlaces).map((place) => [...place]);
  await tx.insert(pageEdits).values({ ...page, version, key, places });
  await tx.delete(pageEdits).where(and(ofPage(page), lt(pageEdits.version, version - editsKept)));
}
