import { lateSteps, requestSteps } from "@tour/api";
import type { LateReason, LateStep, RequestRow, RequestStep } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { keptOf, readSumsOfMany } from "../ledger/request-sums.ts";
import { requests } from "../request.table.ts";
import { daysOverdue } from "../rest-overdue.ts";
import { lateTimes } from "./late-times.ts";
import { stepConditions } from "./step-rules.ts";
import type { RuleContext } from "./step-rules.ts";

/** The first step that a request has. */
function nextStep(context: RuleContext): SQL<RequestStep> {
  const has = stepConditions(context);
  const whens = requestSteps.map((step) => sql`when ${has[step]} then ${sql.raw(`'${step}'`)}`);
  return sql<RequestStep>`case ${sql.join(whens, sql` `)} else 'nothing' end`;
}

/** Rows of a list of requests, to be narrowed and ordered, with since when what is late. */
export function selectRows(db: Database, context: RuleContext) {
  const { from, columns: late } = lateTimes(context);
  const rows = db
    .select({
      request: requests,
      departure: departures,
      tour: shownTour,
      nextStep: nextStep(context),
      late: late as Record<LateStep, SQL<Date | null>>,
      daysOverdue: daysOverdue(context.now),
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .crossJoinLateral(from);
  return { rows, late };
}

const shownTour = { id: tours.id, title: tours.title, time_zone: tours.timeZone };

interface Found {
  request: typeof requests.$inferSelect;
  departure: typeof departures.$inferSelect;
  tour: RequestRow["tour"];
  nextStep: RequestStep;
  late: Record<LateStep, Date | null>;
  daysOverdue: number;
}

/** The same as those who sell see them, with what was paid by the ledger. */
export async function toRows(db: Database, found: readonly Found[]): Promise<RequestRow[]> {
  const sums = await readSumsOfMany(
    db,
    found.map(({ request }) => request.id),
  );
  return found.map((one) => {
    const ofRequest = sums.get(one.request.id);
    return toRow(one, ofRequest ? keptOf(ofRequest) : 0);
  });
}

const toRow = ({ request, departure, tour, ...found }: Found, kept: number): RequestRow => ({
  id: request.id,
  chat_id: request.chatId,
  status: request.status,
  hold_expires_at: request.heldUntil?.toISOString() ?? null,
  guest: request.contactName,
  phone: request.contactPhone,
  email: request.contactEmail,
  tour,
  departure: { id: departure.id, start_date: departure.startDate, end_date: departure.endDate },
  seats: request.seats,
  total: { amount: request.totalAmount, currency: request.currency },
  kept: { amount: kept, currency: request.currency },
  awaits_reply: request.waitsSince !== null,
  waits_since: request.waitsSince?.toISOString() ?? null,
  rest_overdue: found.daysOverdue,
  next_step: found.nextStep,
  late: lateSteps.flatMap((step): LateReason[] => {
    const since = found.late[step];
    return since ? [{ step, since: since.toISOString() }] : [];
  }),
  created_at: request.createdAt.toISOString(),
});
