import { and, asc, eq } from "drizzle-orm";
import { helpRequests } from "../../../help-requests/help-request.table.ts";
import { waitsSince } from "../../../help-requests/inbox/list-questions.ts";
import { findTours } from "../../../help-requests/inbox/find-tours.ts";
import { allRows, shownItems, toFound, toItem } from "./task.ts";
import type { Found, TaskContext } from "./task.ts";

/** Questions that nobody answered, longest waiting first. */
export async function findQuestions({ db, organizerId }: TaskContext): Promise<Found> {
  const rows = await db
    .select({
      id: helpRequests.id,
      name: helpRequests.name,
      page: helpRequests.page,
      organizerId: helpRequests.organizerId,
      at: waitsSince,
      all: allRows,
    })
    .from(helpRequests)
    .where(and(eq(helpRequests.organizerId, organizerId), eq(helpRequests.status, "new")))
    .orderBy(asc(waitsSince), asc(helpRequests.id))
    .limit(shownItems);
  const tourOf = await findTours(db, rows);
  return toFound(rows, ({ id, name, at, ...asked }) =>
    toItem({ id, name, tour: tourOf(asked), at: at.toISOString() }),
  );
}
