import { draftLinkLimits } from "@tour/api";
import type { LinkComment, ParsedInput } from "@tour/api";
import type { draftLinkCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { countAttempt } from "../../../http/rate-limit/count-attempt.ts";
import { draftLinkTexts } from "../../sites/draft-links/draft-link.texts.ts";
import { draftCommentAttempts, draftComments } from "../../sites/draft-links/draft-link.table.ts";
import { readDraft } from "../drafts/page-draft.ts";
import { toLinkComment } from "./draft-comments.ts";
import { findLinkOfHost } from "./read-draft-site.ts";

/** An office or a mobile network may share one address. */
const perAddress = { max: 30, windowMinutes: 15 };

/** Keeps what whoever has a link says of a block that the draft has now. */
export async function commentOnDraft(
  { body }: ParsedInput<typeof draftLinkCalls.commentOnDraft>,
  context: RequestContext,
): Promise<LinkComment> {
  const { db, now } = context;
  const { link } = await findLinkOfHost(context, body.token);
  const { page, block_id: blockId } = body;
  const { blocks } = await readDraft(db, link.siteId, page);
  const block = blocks.find(({ id, is_hidden }) => id === blockId && !is_hidden);
  if (!block) throw new Refusal("unprocessable", draftLinkTexts.noBlock);
  return db.transaction(async (tx) => {
    await limitComments(tx, context, link.id);
    const [row] = await tx
      .insert(draftComments)
      .values({
        ...{ linkId: link.id, page, blockId },
        blockType: block.type,
        author: body.author,
        text: body.text,
        createdAt: now(),
      })
      .returning();
    return toLinkComment(row!);
  });
}

async function limitComments(
  tx: Database,
  { address, now }: Pick<RequestContext, "address" | "now">,
  linkId: number,
): Promise<void> {
  const said = { address: address(), now: now(), ...perAddress };
  const wait = await countAttempt(tx, draftCommentAttempts, said);
  if (wait > 0) {
    const headers = { "retry-after": String(wait) };
    throw new Refusal("too_many_requests", draftLinkTexts.tooMany, { headers });
  }
  const count = await tx.$count(draftComments, eq(draftComments.linkId, linkId));
  if (count >= draftLinkLimits.comments) throw new Refusal("conflict", draftLinkTexts.full);
}
