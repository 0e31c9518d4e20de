import type { Block, ParsedInput } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import { keepEnds } from "@tour/blocks/definitions";
import { and, eq, sql } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import { withColors } from "../../media/with-colors.ts";
import { requireSiteOf } from "../../sites/find-site.ts";
import { withoutShared } from "../../sites/shared-blocks.ts";
import { pages } from "../../sites/site.table.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { readDraft, toDraft } from "./page-draft.ts";
import { prepareBlocks } from "./prepare-block.ts";

/** Stores a draft, failing blocks and all. The statement that writes also checks the version. */
export async function savePageBlocks(
  { query, body }: ParsedInput<typeof editorCalls.savePageBlocks>,
  context: RequestContext,
) {
  const { db, now } = context;
  requireOwnIds(body.blocks);
  const site = await requireSiteOf(db, query.organizer_id);
  const own = query.type === "main" ? keepEnds(body.blocks) : withoutShared(body.blocks);
  const isPage = and(eq(pages.siteId, site.id), eq(pages.type, query.type));
  const isKnown = body.version === undefined ? undefined : eq(pages.version, body.version);
  const blocks = await withColors(db, await prepareBlocks(own));
  const [saved] = await db
    .update(pages)
    .set({
      blocks,
      version: sql`${pages.version} + 1`,
      updatedAt: now(),
      updatedBy: accountOf(context).id,
    })
    .where(and(isPage, isKnown))
    .returning();
  if (!saved) {
    const { type: _, ...newer } = await readDraft(db, site.id, query.type);
    throw new Refusal("conflict", siteTexts.changedElsewhere, { data: newer });
  }
  const { type: _, ...draft } = await toDraft(db, saved);
  return { data: draft };
}

function requireOwnIds(blocks: Block[]): void {
  const seen = new Set<string>();
  for (const [index, { id }] of blocks.entries()) {
    if (seen.has(id)) throw badRequest({ [`blocks.${index}.id`]: [siteTexts.repeatedId] });
    seen.add(id);
  }
}
