import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** All that events change, as a reader of the database sees it. */
export interface State {
  departures: { id: number; start: string; status: string; capacity: number; held: number }[];
  /** A hold whose time is over is status 7, tidied up or not. */
  requests: { id: number; departure: number; seats: number; status: number; prepayment: number }[];
  payments: { id: number; status: number }[];
  /** How many transactions the ledger has, those among them that tidying up such holds will make. */
  transactions: number;
}

const isOver = sql`status in (1, 2) and held_until <= now()`;
/** Payments that go back when such a hold is tidied up: one transaction each. */
const dueThen = sql`(select count(*)::int from payments p where p.status = 2
  and p.request_id in (select id from requests where ${isOver})
  and p.amount > (select coalesce(sum(amount), 0) from refunds where payment_id = p.id))`;

export async function readState(db: Database): Promise<State> {
  const { rows } = (await db.execute(sql`select
    (select coalesce(json_agg(json_build_object('id', id, 'start', start_date, 'status', status,
        'capacity', capacity, 'held', held) order by id), '[]') from departures) as departures,
    (select coalesce(json_agg(json_build_object('id', id, 'departure', departure_id, 'seats', seats,
        'status', case when ${isOver} then 7 else status end,
        'prepayment', prepayment_amount) order by id), '[]') from requests) as requests,
    (select coalesce(json_agg(json_build_object('id', id, 'status', status) order by id), '[]')
      from payments) as payments,
    (select count(*)::int from ledger_transactions) + ${dueThen} as transactions`)) as unknown as {
    rows: State[];
  };
  return rows[0]!;
}

/** Of the money at the provider and the ledger's word of it: what is lost or twice; empty while none is. */
export async function findUnreconciled(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select 'paid at the provider, and not here: ' || s.id as broken from sandbox_payments s
      left join ledger_transactions t on t.key = 'payment:' || s.order_id
      where (s.status = 'succeeded') <> (t.id is not null)
    union all
    select 'refund ' || r.id || ' is not what the provider gave back' from refunds r
      join payments p on p.id = r.payment_id and p.provider <> 'outside'
      left join sandbox_refunds s on s.id::text = r.provider_refund_id
      where r.status <> 2 or s.amount is distinct from r.amount
    union all
    select 'a refund of nobody: ' || s.id from sandbox_refunds s
      where not exists (select from refunds where provider_refund_id = s.id::text)
    union all
    select 'the shop has ' || at.provider || ', the ledger says ' || at.ledger from (select
      (select coalesce(sum(amount), 0) from sandbox_payments where status = 'succeeded') -
        (select coalesce(sum(amount), 0) from sandbox_refunds) as provider,
      (select coalesce(sum(p.amount), 0) from ledger_postings p
        join ledger_accounts a on a.id = p.account_id and a.kind = 'provider' and a.provider = 'sandbox') as ledger) at
      where at.provider <> at.ledger`)) as unknown as { rows: { broken: string }[] };
  return rows.map(({ broken }) => broken);
}
