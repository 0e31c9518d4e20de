import { lateSteps } from "@tour/api";
import type { RequestOrder } from "@tour/api";
import { asc, desc, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { LateRows, WantedRows } from "./select-wanted.ts";

/** Those that wait for the organiser's word, for an answer, for the guest, for the trip, for nobody. */
const urgencyOf = ({ status, waitsSince }: WantedRows): SQL => sql`case
  when ${status} = 1 then 0 when ${waitsSince} is not null then 1
  when ${status} = 2 then 2 when ${status} = 3 then 3 else 4
end`;

/** Since when the most pressing of what is late is so; null where nothing is. */
const firstLate = (late: LateRows): SQL => {
  const since = lateSteps.map((step) => late[step]);
  return sql`coalesce(${sql.join(since, sql`, `)})`;
};

/** Something of a request is late. */
export const isLate = (late: LateRows): SQL => sql`${firstLate(late)} is not null`;

/** What is late by the most pressing of its reasons, whoever waits longest first; then the others. */
function lateFirst(wanted: WantedRows, late: LateRows): SQL[] {
  const ranks = lateSteps.map(
    (step, rank) => sql`when ${late[step]} is not null then ${sql.raw(`${rank}`)}`,
  );
  return [
    sql`case ${sql.join(ranks, sql` `)} else ${sql.raw(`${lateSteps.length}`)} end`,
    sql`${firstLate(late)} nulls last`,
    urgencyOf(wanted),
    sql`${wanted.heldUntil} nulls last`,
  ];
}

/** What begins from today on, soonest first; then what has begun, latest first. */
const startFirst = ({ isUpcoming, startDate, departureId }: WantedRows): SQL[] => [
  desc(isUpcoming),
  sql`case when ${isUpcoming} then ${startDate} end`,
  desc(startDate),
  asc(departureId),
];

/** By what a list of requests is ordered; the last number decides, so that no two pages share one. */
export function orderOf(order: RequestOrder, wanted: WantedRows, late: LateRows): SQL[] {
  const first = { late: lateFirst, start: startFirst, newest: () => [] }[order](wanted, late);
  return [...first, desc(wanted.id)];
}
