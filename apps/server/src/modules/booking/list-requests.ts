import type { RequestList, RequestOrder, RequestRow, RequestStatus } from "@tour/api";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { paginate } from "../../http/answers/paginate.ts";
import type { Services } from "../../platform/services.ts";
import { isWanted } from "./listing/request-conditions.ts";
import type { WantedRequests } from "./listing/request-conditions.ts";
import { isLate, orderOf } from "./listing/request-order.ts";
import { readRows } from "./listing/select-rows.ts";
import { selectLate, selectWanted } from "./listing/select-wanted.ts";
import { requests } from "./request.table.ts";
import { canKeepDocuments } from "../../platform/crypto/master-keys.ts";

export const requestPageSize = 50;

type ListContext = Pick<Services, "db" | "env" | "now">;

interface Wanted extends WantedRequests {
  /** Any of these; all of them where none is named. */
  statuses: readonly RequestStatus[];
  /** What is late alone. */
  isLateOnly: boolean;
  order: RequestOrder;
  page: number;
}

/** A page of an organiser's requests in the order asked for, and how many there are by status. */
export async function listRequests(context: ListContext, wanted: Wanted): Promise<RequestList> {
  const { statuses, isLateOnly, page } = wanted;
  const counted = await findPage(context, wanted);
  const total = counted
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .reduce((sum, one) => sum + (isLateOnly ? one.late : one.count), 0);
  return {
    data: await readRows(context, counted[0]?.ids ?? []),
    pagination: paginate(page, requestPageSize, total),
    counts: {
      late: counted.reduce((sum, { late }) => sum + late, 0),
      by_status: counted.map(({ status, count: requestsOf }) => ({ status, count: requestsOf })),
    },
  };
}

/** How many there are by status, each with the numbers of those on the page: one look at all of them. */
function findPage({ db, env, now }: ListContext, asked: Wanted) {
  const { organizerId, statuses, isLateOnly, order, page } = asked;
  const rules = { now: now(), asksDocuments: canKeepDocuments(env) };
  const which = { organizerId, rules, condition: isWanted(asked, rules) };
  const wanted = selectWanted(db, order, which);
  const late = selectLate(db, wanted, which);
  const onPage = db
    .select({ id: wanted.id })
    .from(wanted)
    .leftJoin(late, eq(late.id, wanted.id))
    .where(
      and(
        statuses.length > 0 ? inArray(wanted.status, [...statuses]) : undefined,
        isLateOnly ? isLate(late) : undefined,
      ),
    )
    .orderBy(...orderOf(order, wanted, late))
    .limit(requestPageSize)
    .offset((page - 1) * requestPageSize);
  const lateOfStatus = db
    .select({ count: count() })
    .from(late)
    .where(and(eq(late.status, wanted.status), isLate(late)));
  return db
    .with(wanted, late)
    .select({
      status: wanted.status,
      count: count(),
      late: sql`(${lateOfStatus})`.mapWith(Number),
      ids: sql<number[]>`array(${onPage})`,
    })
    .from(wanted)
    .groupBy(wanted.status)
    .orderBy(wanted.status);
}

const chatSize = 100;

/** The last requests that a condition of the office's chats picks, newest first. */
export async function listLastRequests(context: ListContext, which: SQL): Promise<RequestRow[]> {
  const found = await context.db
    .select({ id: requests.id })
    .from(requests)
    .where(which)
    .orderBy(desc(requests.id))
    .limit(chatSize);
  return readRows(
    context,
    found.map(({ id }) => id),
  );
}
