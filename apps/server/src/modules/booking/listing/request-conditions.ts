import type { RequestMoneyState, RequestStep } from "@tour/api";
import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { todayThere } from "../../tours/is-upcoming.ts";
import type { Now } from "../../tours/is-upcoming.ts";
import { requests } from "../request.table.ts";
import { requestSums } from "../ledger/ledger.table.ts";
import { daysOverdue } from "../rest-overdue.ts";
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

/** The condition of a list of an organiser's requests with their departures, tours and next tasks. */
export const isWanted = (wanted: WantedRequests, context: RuleContext): SQL | undefined =>
  and(
    wanted.tourId === undefined ? undefined : eq(requests.tourId, wanted.tourId),
    wanted.departureId === undefined ? undefined : eq(requests.departureId, wanted.departureId),
    wanted.money && moneyCondition(wanted.money, context.now),
    wanted.step && stepConditions(context)[wanted.step],
    wanted.unansweredFor === undefined ? undefined : waitsFor(wanted.unansweredFor),
    matches(wanted.search),
  );

const waitsFor = (hours: number): SQL =>
  sql`${requests.waitsSince} <= now() - make_interval(hours => ${hours}::int)`;

/** What is kept of a guest's money while the request is open. */
const kept = sql`${requestSums.held}`;

/** Of an open request that something was posted of, as far as what is kept of it fits. */
const isKept = (condition: SQL): SQL => sql`(${requests.status} <= 3 and exists (
  select 1 from ${requestSums} where ${requestSums.requestId} = ${requests.id} and ${condition}
))`;

/** Of open requests the ledger says how they are paid; one whose trip is complete is paid. */
function moneyCondition(state: RequestMoneyState, now: Now): SQL {
  const { status, totalAmount } = requests;
  switch (state) {
    case "unpaid":
      return sql`(${status} <= 3 and ${totalAmount} > 0 and not ${isKept(sql`${kept} > 0`)})`;
    case "prepaid":
      return isKept(sql`${kept} > 0 and ${kept} < ${totalAmount}`);
    case "paid":
      return sql`(${status} = 4 or (${status} <= 3 and ${totalAmount} = 0)
        or ${isKept(sql`${kept} >= ${totalAmount}`)})`;
    case "overdue":
      return sql`${daysOverdue(todayThere(now))} > 0`;
    case "refund_due":
      return hasRefundDue;
  }
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);

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

/** In whichever case, which Russian letters have in this collation on both engines. */
function hasWord(word: string): SQL {
  const pattern = escapePattern(word).replaceAll("е", "[её]");
  return sql`${requests.contactName} || ' ' || ${requests.contactEmail} ~* (${pattern} collate "und-x-icu")`;
}
