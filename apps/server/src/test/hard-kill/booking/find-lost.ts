import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { startFakeYookassa } from "../../fake-yookassa.ts";
import type { Guest } from "./live-guest.ts";

/** What is looked at, in words. */
export const killInvariants = {
  afterEach: [
    "a request that was answered is there, once, with its seats",
    "a payment that was answered is there, and one whose notice was taken is paid, and posted once",
    "a cancellation that was answered is done",
  ],
  atTheEnd: [
    "no request, payment or refund was made twice, here or at the provider",
    "all that was paid at the provider is in the ledger, and every refund was paid once",
    "every email was sent at least once, has one row, and none came again but by a kill",
    "no job was given up",
  ],
};

const ask = async <Row>(db: Database, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

interface Found {
  client_key: string;
  status: number;
  seats: number;
  uuid: string;
  /** Payments of it, those that are taken, and how often it was sold and cancelled. */
  payments: number[];
  taken: number[];
  posted: number;
  sold: number;
  cancelled: number;
}

/** Of what guests were told is done, what is not, or is twice; empty while all is well. */
export async function findLost(db: Database, guests: readonly Guest[]): Promise<string[]> {
  const rows = await ask<Found>(
    db,
    sql`select client_key, status, seats, uuid,
      array(select id from payments p where p.request_id = r.id) as payments,
      array(select id from payments p where p.request_id = r.id and p.status = 2) as taken,
      (select count(*)::int from ledger_transactions t
        where t.request_id = r.id and t.key like 'payment:%') as posted,
      (select count(*)::int from request_history h where h.request_id = r.id and to_status = 3) as sold,
      (select count(*)::int from request_history h where h.request_id = r.id and to_status = 5) as cancelled
      from requests r`,
  );
  const found = new Map(rows.map((row) => [row.client_key, row]));
  const lost: string[] = [];
  for (const guest of guests) {
    const row = found.get(guest.key);
    const say = (what: string) => lost.push(`${guest.email}: ${what} (${JSON.stringify(row)})`);
    if (guest.made && row?.uuid !== guest.made.uuid) say("the request is gone");
    if (!row) continue;
    if (row.seats !== guest.seats) say("other seats");
    if (guest.payment !== undefined && !row.payments.includes(guest.payment)) say("no payment");
    if (row.payments.length > 1) say("two payments");
    if (guest.isNoticeTaken && row.taken[0] !== guest.payment) say("a notice was lost");
    if (row.taken.length !== row.posted) say("not posted once");
    if (row.sold > 1 || row.cancelled > 1) say("done twice");
    if (guest.isCancelled && row.status !== 5) say("not cancelled");
    if (!guest.hasPaid && row.taken.length > 0) say("paid by nobody");
  }
  if (rows.length > guests.length) lost.push("more requests than guests");
  return lost;
}

type Provider = Pick<Awaited<ReturnType<typeof startFakeYookassa>>, "payments" | "refunds">;

const cents = ({ amount }: { amount: { value: string } }) => Math.round(Number(amount.value) * 100);

/** Of the money at the provider what the ledger does not know, or has twice. */
export async function findUnknownMoney(db: Database, provider: Provider): Promise<string[]> {
  const rows = await ask<{ id: string; ours: string; paid: string | null; back: string | null }>(
    db,
    sql`select p.provider_payment_id as id, p.id::text as ours,
      case when p.status = 2 then p.amount end as paid,
      (select sum(amount) from refunds where payment_id = p.id and status = 2) as back
      from payments p`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const broken: string[] = [];
  const orders = new Set<string>();
  for (const payment of provider.payments.values()) {
    const row = known.get(payment.id);
    const { payment_id: order = "" } = payment["metadata"] as { payment_id?: string };
    if (orders.has(order)) broken.push(`payment ${order} was made twice`);
    orders.add(order);
    const isPaid = payment.status === "succeeded";
    if (Number(row?.paid ?? 0) !== (isPaid ? cents(payment) : 0)) broken.push(`paid: ${order}`);
    const refunds = [...provider.refunds.values()].filter(
      (one) => one["payment_id"] === payment.id,
    );
    const back = refunds.reduce((sum, one) => sum + cents(one), 0);
    if (Number(row?.back ?? 0) !== back) broken.push(`refunded: ${order}, ${back}`);
  }
  return broken;
}

/** What still waits to be done: emails, refunds, and jobs in hand. */
export async function countWaiting(db: Database): Promise<number> {
  const [row] = await ask<{ count: number }>(
    db,
    sql`select ((select count(*) from request_letters where sent_at is null)
      + (select count(*) from refunds where status = 1))::int as count`,
  );
  return row!.count;
}

/** To whom the emails in a server's outbox went. */
export const readOutbox = (dataDir: string): string[] => {
  const outbox = join(dataDir, "outbox");
  return readdirSync(outbox).map(
    (name) => /^To: (.*)$/m.exec(readFileSync(join(outbox, name), "utf8"))?.[1] ?? "",
  );
};

/** Of the emails that went to addresses those that are missing, or came again more often than processes died. */
export async function findWrongEmails(
  db: Database,
  { to, kills }: { to: readonly string[]; kills: number },
): Promise<string[]> {
  const rows = await ask<{ address: string; count: number }>(
    db,
    sql`select address, count(*)::int from request_letters group by address`,
  );
  const sent = new Map<string, number>();
  for (const address of to) sent.set(address, (sent.get(address) ?? 0) + 1);
  const missing = rows.filter(({ address, count }) => (sent.get(address) ?? 0) < count);
  const again = rows.reduce((sum, { address, count }) => sum + (sent.get(address) ?? 0) - count, 0);
  return [
    ...missing.map(({ address }) => `an email to ${address} is missing`),
    ...(again > kills ? [`${again} emails came again`] : []),
  ];
}

export const findGivenUp = (db: Database) =>
  ask<{ name: string; data: unknown }>(
    db,
    sql`select name, data from pgboss.job where name = 'dead-letter'`,
  );
