import type { RequestMoneyState, RequestStatus, RequestStep } from "@tour/api";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { requests } from "../request.table.ts";
import { daysOverdue, keptByGuest } from "../rest-overdue.ts";
import { readRequestSearch } from "./read-request-search.ts";
import { hasRefundDue, stepConditions } from "./step-rules.ts";
import type { RuleContext } from "./step-rules.ts";

/** What is asked for besides statuses and lateness, which are counted. */
export interface WantedRequests {
  organizerId: number;
  tourId?: number | undefined;
  departureId?: number | undefined;
  money?: RequestMoneyState | undefined;
  step?: RequestStep | undefined;
  /** Hours. */
  unansweredFor?: number | undefined;
  search: string;
}

/** The condition of a list of requests with their departures and tours. */
export const isWanted = (wanted: WantedRequests, context: RuleContext): SQL | undefined =>
  and(
    eq(requests.organizerId, wanted.organizerId),
    wanted.tourId === undefined ? undefined : eq(requests.tourId, wanted.tourId),
    wanted.departureId === undefined ? undefined : eq(requests.departureId, wanted.departureId),
    wanted.money && moneyCondition(wanted.money, context.now),
    wanted.step && stepConditions(context)[wanted.step],
    wanted.unansweredFor === undefined ? undefined : waitsFor(wanted.unansweredFor),
    matches(wanted.search),
  );

export const hasStatus = (statuses: readonly RequestStatus[]): SQL | undefined =>
  statuses.length > 0 ? inArray(requests.status, [...statuses]) : undefined;

const waitsFor = (hours: number): SQL =>
  sql`${requests.waitsSince} <= now() - make_interval(hours => ${hours}::int)`;

/** Of open requests the ledger says how they are paid; one whose trip is complete is paid. */
function moneyCondition(state: RequestMoneyState, now: Date): SQL {
  // Sums are added up for open requests alone.
  const isOpenAnd = (condition: SQL) =>
    sql`(case when ${requests.status} <= 3 then ${condition} else false end)`;
  const { totalAmount } = requests;
  switch (state) {
    case "unpaid":
      return isOpenAnd(sql`${keptByGuest} <= 0 and ${totalAmount} > 0`);
    case "prepaid":
      return isOpenAnd(sql`${keptByGuest} > 0 and ${keptByGuest} < ${totalAmount}`);
    case "paid":
      return sql`(${requests.status} = 4 or ${isOpenAnd(sql`${keptByGuest} >= ${totalAmount}`)})`;
    case "overdue":
      return sql`${daysOverdue(now)} > 0`;
    case "refund_due":
      return hasRefundDue;
  }
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Russian letters have cases in this collation on both engines. */
const inLowerCase = (column: SQL) => sql`replace(lower(${column} collate "und-x-icu"), 'ё', 'е')`;

function matches(search: string): SQL | undefined {
  if (search === "") return undefined;
  const { number, phones, words } = readRequestSearch(search);
  if (words.length > 0) return and(...words.map(hasWord));
  return (
    or(
      number === null ? undefined : eq(requests.id, number),
      ...phones.map((phone) =>
        // A whole number is found by its index.
        phone.includes("%")
          ? sql`${requests.contactPhone} like ${phone}`
          : eq(requests.contactPhone, phone),
      ),
    ) ?? sql`false`
  );
}

function hasWord(word: string): SQL {
  const pattern = `%${escapeLike(word)}%`;
  return sql`(${inLowerCase(sql`${requests.contactName}`)} like ${pattern}
    or ${inLowerCase(sql`${requests.contactEmail}`)} like ${pattern})`;
}
