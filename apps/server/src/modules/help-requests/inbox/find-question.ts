import { and, eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { sellsFor } from "../../booking/own-request.ts";
import { helpRequests } from "../help-request.table.ts";

export type QuestionRow = typeof helpRequests.$inferSelect;

/**
 * The question by its number, if whoever is signed in may answer it: owners and managers those of their sites,
 * staff any, those of the marketplace among them.
 */
export const isOwnQuestion = (id: number, context: RequestContext): SQL =>
  and(eq(helpRequests.id, id), sellsFor(helpRequests.organizerId, context))!;

/** The same, read; any other is not there for them. */
export async function findQuestion(id: number, context: RequestContext): Promise<QuestionRow> {
  const [found] = await context.db.select().from(helpRequests).where(isOwnQuestion(id, context));
  if (!found) throw notFound();
  return found;
}
