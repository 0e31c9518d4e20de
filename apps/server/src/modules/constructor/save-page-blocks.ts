import type { Block, ParsedInput } from "@tour/api";
import type { constructorCalls } from "@tour/api/contract";
import { and, eq, sql } from "drizzle-orm";
import { accountOf } from "../../platform/context.ts";
import type { RequestContext } from "../../platform/context.ts";
import { badRequest, Refusal } from "../../platform/errors.ts";
import { requireSiteOf } from "../site/find-site.ts";
import { withoutShared } from "../site/shared-blocks.ts";
import { pages } from "../site/site.table.ts";
import { siteTexts } from "../site/site.texts.ts";
import { readDraft, toDraft } from "./page-draft.ts";
import { prepareBlock } from "./prepare-block.ts";

/** Stores a draft, failing blocks and all. The statement that writes also checks the version. */
export async function savePageBlocks(
  { query, body }: ParsedInput<typeof constructorCalls.savePageBlocks>,
  context: RequestContext,
) {
  const { db, now } = context;
  requireOwnIds(body.blocks);
  const site = await requireSiteOf(db, query.organizer_id);
  const own = query.type === "main" ? body.blocks : withoutShared(body.blocks);
  const isPage = and(eq(pages.siteId, site.id), eq(pages.type, query.type));
  const isKnown = body.version === undefined ? undefined : eq(pages.version, body.version);
  const [saved] = await db
    .update(pages)
    .set({
      blocks: own.map(prepareBlock),
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
