import type { RequestList, RequestOrder, RequestRow, RequestStatus } from "@tour/api";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { paginate } from "../../http/answers/paginate.ts";
import type { Services } from "../../platform/services.ts";
import { departures } from "../tours/departure.table.ts";
import { tours } from "../tours/tour.table.ts";
import { hasStatus, isWanted } from "./listing/request-conditions.ts";
import type { WantedRequests } from "./listing/request-conditions.ts";
import { isLate, orderOf } from "./listing/request-order.ts";
import { lateTimes } from "./listing/late-times.ts";
import { selectRows, toRows } from "./listing/select-rows.ts";
import type { RuleContext } from "./listing/step-rules.ts";
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

const rulesOf = ({ env, now }: ListContext): RuleContext => ({
  now: now(),
  asksDocuments: canKeepDocuments(env),
});

/** A page of an organiser's requests in the order asked for, and how many there are by status. */
export async function listRequests(context: ListContext, wanted: Wanted): Promise<RequestList> {
  const { db } = context;
  const { statuses, isLateOnly, order, page } = wanted;
  const rules = rulesOf(context);
  const which = isWanted(wanted, rules);
  const { rows, late: times } = selectRows(db, rules);
  const [found, counted] = await Promise.all([
    rows
      .where(and(which, hasStatus(statuses), isLateOnly ? isLate(times) : undefined))
      .orderBy(...orderOf(order, { ...rules, late: times }))
      .limit(requestPageSize)
      .offset((page - 1) * requestPageSize),
    countByStatus(context, which, rules),
  ]);
  const total = counted
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .reduce((sum, one) => sum + (isLateOnly ? one.late : one.count), 0);
  return {
    data: await toRows(db, found),
    pagination: paginate(page, requestPageSize, total),
    counts: {
      late: counted.reduce((sum, { late }) => sum + late, 0),
      by_status: counted.map(({ status, count: requestsOf }) => ({ status, count: requestsOf })),
    },
  };
}

function countByStatus({ db }: ListContext, which: SQL | undefined, rules: RuleContext) {
  const { from, columns: late } = lateTimes(rules);
  return db
    .select({
      status: requests.status,
      count: count(),
      late: sql`count(*) filter (where ${isLate(late)})`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .crossJoinLateral(from)
    .where(which)
    .groupBy(requests.status)
    .orderBy(requests.status);
}

const chatSize = 100;

/** The last requests that a condition of the office's chats picks, newest first. */
export async function listLastRequests(context: ListContext, which: SQL): Promise<RequestRow[]> {
  const { rows } = selectRows(context.db, rulesOf(context));
  const found = await rows.where(which).orderBy(desc(requests.id)).limit(chatSize);
  return toRows(context.db, found);
}
