import { lateSteps, requestSteps } from "@tour/api";
import type { LateReason, LateStep, RequestRow, RequestStep } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { isAnyOf } from "../../../db/is-any-of.ts";
import { prepareOnce } from "../../../db/prepare-once.ts";
import { canKeepDocuments } from "../../../platform/crypto/master-keys.ts";
import type { Services } from "../../../platform/services.ts";
import { departures } from "../../tours/departure.table.ts";
import { todayThere } from "../../tours/is-upcoming.ts";
import { tours } from "../../tours/tour.table.ts";
import { keptOf, readSumsOfMany } from "../ledger/request-sums.ts";
import { requests } from "../request.table.ts";
import { daysOverdue } from "../rest-overdue.ts";
import { nextTaskOfEach } from "../tasks/next-task-day.ts";
import { lateSince, stepConditions } from "./step-rules.ts";
import type { RuleContext } from "./step-rules.ts";

/** The first step that a request has. */
function nextStep(context: RuleContext): SQL<RequestStep> {
  const has = stepConditions(context);
  const whens = requestSteps.map((step) => sql`when ${has[step]} then ${sql.raw(`'${step}'`)}`);
  return sql<RequestStep>`case ${sql.join(whens, sql` `)} else 'nothing' end`;
}

/** Requests as those who sell see them, by their numbers and in their order, with what was paid. */
export async function readRows(
  { db, env, now }: Pick<Services, "db" | "env" | "now">,
  ids: readonly number[],
): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  const asked = { ids, now: now().toISOString(), asksDocuments: canKeepDocuments(env) };
  const [found, sums] = await Promise.all([selectRows(db).execute(asked), readSumsOfMany(db, ids)]);
  const rows = new Map(
    found.map((one) => {
      const ofRequest = sums.get(one.request.id);
      return [one.request.id, toRow(one, ofRequest ? keptOf(ofRequest) : 0)];
    }),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const selectRows = prepareOnce((db) => {
  const context = {
    now: sql.placeholder("now"),
    asksDocuments: sql.placeholder("asksDocuments"),
  };
  const since = lateSince(context);
  const late = lateSteps.map((step) => [step, since[step].mapWith(requests.createdAt)]);
  return db
    .select({
      request: requests,
      departure: departures,
      tour: { id: tours.id, title: tours.title, time_zone: tours.timeZone },
      nextStep: nextStep(context),
      late: Object.fromEntries(late) as Record<LateStep, SQL<Date | null>>,
      daysOverdue: daysOverdue(todayThere(context.now)),
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .crossJoinLateral(nextTaskOfEach)
    .where(isAnyOf(requests.id, "ids"))
    .prepare("request_rows");
});

interface Found {
  request: typeof requests.$inferSelect;
  departure: typeof departures.$inferSelect;
  tour: RequestRow["tour"];
  nextStep: RequestStep;
  late: Record<LateStep, Date | null>;
  daysOverdue: number;
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
