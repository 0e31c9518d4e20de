import { requestBeginnings, requestTransitions } from "@tour/api";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";

interface Step {
  from: number | null;
  to: number;
  is_within: boolean;
}

/** What must hold after whatever happened, in words. */
export const bookingInvariants = [
  "seats held are those of the open requests, seats sold those of the paid ones, never more than the capacity",
  "every transaction of the ledger adds up to zero, and a request's sums are those of its postings",
  "no payment is refunded beyond its sum, and every payment taken is posted once",
  "no guest has paid more than the price, and no closed request keeps its guest's money",
  "the history of every request is a legal path of the table of transitions",
];

/** What a request may begin as. */
const first = Object.keys(requestBeginnings).map(Number);

const isLegal = ({ from, to, is_within }: Step): boolean =>
  from === null
    ? first.includes(to)
    : // It moved to another date, or its party changed.
      (is_within && from === to && first.includes(to)) ||
      Object.values(requestTransitions).some(
        (one) => (one.from as readonly number[]).includes(from) && one.to === to,
      );

/** Rows of one text column each, what is broken; none while all is well. */
const findings = (ofDepartures: SQL, ofRequests: SQL) => sql`
  select 'departure ' || d.id || ' holds ' || d.held || ' of ' || d.capacity || ', has sold ' ||
      d.sold || ', and requests say ' || r.asked || ' and ' || r.sold as broken
    from departures d, lateral (
      select coalesce(sum(seats), 0) as asked, coalesce(sum(seats) filter (where status in (3, 4)), 0) as sold
      from requests where departure_id = d.id and status in (1, 2, 3, 4)) r
    where ${ofDepartures} and (d.held <> r.asked or d.sold <> r.sold or d.held > d.capacity)
  union all
  select 'transaction ' || t.key || ' is not zero' from ledger_transactions t
    join requests r on r.id = t.request_id join ledger_postings p on p.transaction_id = t.id
    where ${ofRequests} group by t.key having sum(p.amount) <> 0
  union all
  select 'request ' || r.id || ' has other sums than its postings' from requests r
    join ledger_transactions t on t.request_id = r.id
    join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
    left join request_sums s on s.request_id = r.id and s.currency = a.currency
    where ${ofRequests} group by r.id, s.request_id, s.currency
    having (s.paid, s.refunded, s.refund_due, s.held, s.earned) is distinct from (
      coalesce(-sum(p.amount) filter (where a.kind = 'guest' and p.amount < 0), 0),
      coalesce(sum(p.amount) filter (where a.kind = 'refunds_due' and p.amount > 0), 0),
      coalesce(-sum(p.amount) filter (where a.kind = 'refunds_due'), 0),
      coalesce(-sum(p.amount) filter (where a.kind = 'guest'), 0),
      coalesce(-sum(p.amount) filter (where a.kind = 'organizer'), 0))
  union all
  select 'payment ' || p.id || ' gives back more than was paid' from payments p
    join requests r on r.id = p.request_id join refunds f on f.payment_id = p.id
    where ${ofRequests} group by p.id having sum(f.amount) > p.amount or p.status <> 2
  union all
  select 'payment ' || p.id || ' is not posted as it was taken' from payments p
    join requests r on r.id = p.request_id
    where ${ofRequests} and (p.status = 2) <>
      exists (select from ledger_transactions where key = 'payment:' || p.id)
  union all
  select 'request ' || r.id || ' has a guest''s account beyond nothing and its price' from requests r
    join ledger_accounts a on a.request_id = r.id and a.kind = 'guest'
    join ledger_postings p on p.account_id = a.id
    where ${ofRequests} group by r.id
    having -sum(p.amount) > r.total_amount or sum(p.amount) > 0
      or (r.status in (5, 6, 7, 8) and sum(p.amount) <> 0)`;

const paths = (ofRequests: SQL) => sql`
  select r.id, r.status, json_agg(json_build_object('from', h.from_status, 'to', h.to_status,
      'is_within', h.moved is not null or h.party is not null) order by h.id) as steps
    from requests r left join request_history h on h.request_id = r.id
    where ${ofRequests} group by r.id`;

/** What is broken of these departures' requests and their money; empty while all is well. */
export async function findBroken(db: Database, ...departureIds: number[]): Promise<string[]> {
  const ask = async <Row>(query: SQL) =>
    ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
  const ofRequests = sql`r.departure_id in ${departureIds}`;
  const [found, histories] = await Promise.all([
    ask<{ broken: string }>(findings(sql`d.id in ${departureIds}`, ofRequests)),
    ask<{ id: number; status: number; steps: Step[] }>(paths(ofRequests)),
  ]);
  const wrong = histories.filter(({ status, steps }) => !isPath(steps, status));
  return [
    ...found.map(({ broken }) => broken),
    ...wrong.map(({ id, steps }) => `request ${id} went ${JSON.stringify(steps)}`),
  ];
}

const isPath = (steps: readonly Step[], status: number): boolean =>
  steps.every((step, at) => isLegal(step) && step.from === (steps[at - 1]?.to ?? null)) &&
  steps.at(-1)?.to === status;
