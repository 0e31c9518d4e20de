import type { DraftComment, LinkComment, PageType } from "@tour/api";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { users } from "../../accounts/auth.table.ts";
import { draftLinkTexts } from "../../sites/draft-links/draft-link.texts.ts";
import { draftComments, draftLinks } from "../../sites/draft-links/draft-link.table.ts";
import { sites } from "../../sites/site.table.ts";

type CommentRow = typeof draftComments.$inferSelect;

/** What was said by one link of all pages. */
export const listLinkComments = async (db: Database, linkId: number): Promise<LinkComment[]> =>
  (await readThreads(db, eq(draftComments.linkId, linkId))).map(({ comment, answers }) =>
    toLinkComment(comment, answers),
  );

/** What was said of a page by all links of an organiser's site. */
export const listDraftComments = async (
  db: Database,
  organizerId: number,
  page: PageType,
): Promise<DraftComment[]> =>
  (
    await readThreads(db, and(eq(sites.organizerId, organizerId), eq(draftComments.page, page)))
  ).map(({ comment, answers, linkTitle }) => ({
    ...toLinkComment(comment, answers),
    block_type: comment.blockType,
    link_title: linkTitle,
  }));

interface Thread {
  comment: CommentRow;
  answers: CommentRow[];
  linkTitle: string;
}

/** Comments with their answers, both oldest first. */
async function readThreads(db: Database, which: SQL | undefined): Promise<Thread[]> {
  const rows = await db
    .select({ row: draftComments, linkTitle: draftLinks.title })
    .from(draftComments)
    .innerJoin(draftLinks, eq(draftLinks.id, draftComments.linkId))
    .innerJoin(sites, eq(sites.id, draftLinks.siteId))
    .where(which)
    .orderBy(asc(draftComments.id));
  const answers = Map.groupBy(
    rows.filter(({ row }) => row.answerTo !== null).map(({ row }) => row),
    ({ answerTo }) => answerTo,
  );
  return rows
    .filter(({ row }) => row.answerTo === null)
    .map(({ row: comment, linkTitle }) => ({
      comment,
      answers: answers.get(comment.id) ?? [],
      linkTitle,
    }));
}

export const toLinkComment = (comment: CommentRow, answers: CommentRow[] = []): LinkComment => ({
  ...toWritten(comment),
  page: comment.page,
  block_id: comment.blockId,
  is_settled: comment.settledAt !== null,
  replies: answers.map(toWritten),
});

const toWritten = ({ id, author, text, createdAt }: CommentRow) => ({
  id,
  author,
  text,
  created_at: createdAt.toISOString(),
});

interface Chosen {
  organizerId: number;
  id: number;
}

/** Of a comment, not of an answer; 404 for another organiser's. */
export async function settleDraftComment(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { isSettled, ...chosen }: Chosen & { isSettled: boolean },
): Promise<void> {
  const { id } = await requireComment(db, chosen, isNull(draftComments.answerTo));
  const settledAt = isSettled ? now() : null;
  await db.update(draftComments).set({ settledAt }).where(eq(draftComments.id, id));
}

/** Answers a comment under the name of whoever is signed in. */
export async function answerDraftComment(
  context: RequestContext,
  { text, ...chosen }: Chosen & { text: string },
): Promise<void> {
  const { db, now } = context;
  const { id: userId } = accountOf(context);
  const comment = await requireComment(db, chosen, isNull(draftComments.answerTo));
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const { linkId, page, blockId, blockType } = comment;
  await db.insert(draftComments).values({
    ...{ linkId, page, blockId, blockType, userId, text },
    answerTo: comment.id,
    author: user?.name ?? "",
    createdAt: now(),
  });
}

/** Removes a comment with its answers, or one answer. */
export async function removeDraftComment(db: Database, chosen: Chosen): Promise<void> {
  const { id } = await requireComment(db, chosen);
  await db.delete(draftComments).where(eq(draftComments.id, id));
}

async function requireComment(
  db: Database,
  { organizerId, id }: Chosen,
  which?: SQL,
): Promise<CommentRow> {
  const [found] = await db
    .select({ row: draftComments })
    .from(draftComments)
    .innerJoin(draftLinks, eq(draftLinks.id, draftComments.linkId))
    .innerJoin(sites, eq(sites.id, draftLinks.siteId))
    .where(and(eq(draftComments.id, id), eq(sites.organizerId, organizerId), which));
  if (!found) throw notFound(draftLinkTexts.noComment);
  return found.row;
}
