import type { RequestOrder } from "@tour/api";
import { asc, desc, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { departures } from "../../tours/departure.table.ts";
import { requests } from "../request.table.ts";
import type { LateTimes } from "./late-times.ts";
import { todayThere } from "./step-rules.ts";

interface Ordering {
  now: Date;
  late: LateTimes;
}

/** Those that wait for the organiser's word, for an answer, for the guest, for the trip, for nobody. */
const urgency = sql`case
  when ${requests.status} = 1 then 0 when ${requests.waitsSince} is not null then 1
  when ${requests.status} = 2 then 2 when ${requests.status} = 3 then 3 else 4
end`;

/** Something of a request is late. */
export const isLate = (late: LateTimes): SQL =>
  sql`(coalesce(${sql.join(Object.values(late), sql`, `)}) is not null)`;

/** What is late by the most pressing of its reasons, whoever waits longest first; then the others. */
function lateFirst({ late }: Ordering): SQL[] {
  const since = Object.values(late);
  const ranks = since.map((one, rank) => sql`when ${one} is not null then ${sql.raw(`${rank}`)}`);
  return [
    sql`case ${sql.join(ranks, sql` `)} else ${sql.raw(`${since.length}`)} end`,
    sql`coalesce(${sql.join(since, sql`, `)}) nulls last`,
    urgency,
    sql`${requests.heldUntil} nulls last`,
  ];
}

/** What begins from today on, soonest first; then what has begun, latest first. */
function startFirst({ now }: Ordering): SQL[] {
  const hasBegun = sql`${departures.startDate} < ${todayThere(now)}`;
  return [
    sql`${hasBegun}`,
    sql`case when not ${hasBegun} then ${departures.startDate} end`,
    desc(departures.startDate),
    asc(requests.departureId),
  ];
}

/** By what a list of requests is ordered; the last number decides, so that no two pages share one. */
export function orderOf(order: RequestOrder, ordering: Ordering): SQL[] {
  const first = {
    late: lateFirst,
    start: startFirst,
    newest: () => [],
  }[order](ordering);
  return [...first, desc(requests.id)];
}
