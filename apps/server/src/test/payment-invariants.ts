import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { transitions } from "../modules/booking/transitions.ts";

interface Step {
  from_status: number | null;
  to_status: number;
  moved: unknown;
  party: unknown;
}

/** What a request may begin as. */
const first = [1, 2, 3];

const isLegal = ({ from_status: from, to_status: to, moved, party }: Step): boolean =>
  from === null
    ? first.includes(to)
    : // It moved to another date, or its party changed.
      ((moved !== null || party !== null) && from === to && first.includes(to)) ||
      Object.values(transitions).some(
        (one) => (one.from as readonly number[]).includes(from) && one.to === to,
      );

/** What must hold of a departure's requests and their money, whatever happened; empty when it does. */
export async function findBroken(db: Database, departureId: number): Promise<string[]> {
  const ask = async <Row>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: Row[] }).rows;
  const ofDeparture = sql`(select id from requests where departure_id = ${departureId})`;
  const broken: string[] = [];

  const [seats] = await ask<
    Record<"held" | "capacity" | "asked" | "sold" | "paid_for", number>
  >(sql`
    select held, capacity, sold, (select coalesce(sum(seats), 0)::int from requests
      where departure_id = ${departureId} and status in (3, 4)) as paid_for, (select coalesce(sum(seats), 0)::int from requests
      where departure_id = ${departureId} and status in (1, 2, 3, 4)) as asked
    from departures where id = ${departureId}`);
  if (seats!.held !== seats!.asked) broken.push(`${seats!.held} held, ${seats!.asked} asked for`);
  if (seats!.sold !== seats!.paid_for) broken.push(`${seats!.sold} sold, ${seats!.paid_for} so`);
  if (seats!.held > seats!.capacity) broken.push("oversold");

  const unequal = await ask(sql`
    select transaction_id from ledger_postings group by 1 having sum(amount) <> 0`);
  if (unequal.length > 0) broken.push("the ledger is not at zero");

  const overpaid = await ask(sql`
    select p.id from payments p join refunds r on r.payment_id = p.id
    where p.request_id in ${ofDeparture} group by p.id
    having sum(r.amount) > p.amount or p.status <> 2`);
  if (overpaid.length > 0) broken.push("more goes back than was paid");

  const paidTwice = await ask(sql`
    select r.id from requests r join ledger_accounts a on a.request_id = r.id and a.kind = 'guest'
      join ledger_postings p on p.account_id = a.id
    where r.id in ${ofDeparture} group by r.id
    having -sum(p.amount) > r.total_amount or sum(p.amount) > 0`);
  if (paidTwice.length > 0) broken.push("a guest's account is not between nothing and the price");

  const unpaid = await ask(sql`
    select r.id from requests r where r.id in ${ofDeparture} and r.status in (5, 6, 7, 8)
      and coalesce((select sum(p.amount) from ledger_postings p
        join ledger_accounts a on a.id = p.account_id
        where a.request_id = r.id and a.kind = 'guest'), 0) <> 0`);
  if (unpaid.length > 0) broken.push("a closed request keeps its guest's money");

  const requests = await ask<{ id: number; status: number }>(
    sql`select id, status from requests where departure_id = ${departureId}`,
  );
  for (const { id, status } of requests) {
    const steps = await ask<Step>(
      sql`select from_status, to_status, moved, party from request_history where request_id = ${id} order by id`,
    );
    const isPath = steps.every(
      (step, at) => isLegal(step) && step.from_status === (steps[at - 1]?.to_status ?? null),
    );
    if (!isPath || steps.at(-1)?.to_status !== status) {
      broken.push(`request ${id} went ${JSON.stringify(steps)}`);
    }
  }
  return broken;
}
