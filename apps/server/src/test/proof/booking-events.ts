import { randomUUID } from "node:crypto";
import { ApiError } from "@tour/api";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { seats } from "../open-test-booking.ts";
import type { World } from "./open-world.ts";

/** Which event, and numbers that tell which request, payment, date or sum it is about. */
export type Event = readonly [name: EventName, a: number, b: number];
export type EventName = keyof typeof events;

export const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** Nothing that it could be about is there. */
const nothing = "nothing" as const;

/** How a notice's own words may be; none of them is believed. */
const words = ["payment.succeeded", "payment.canceled", "payment.waiting_for_capture"] as const;

/** What may happen: guest, organiser, staff, provider and clock. */
export const events = {
  ask: async ({ booking, state }: World, a: number, b: number) => {
    const departure = pick(state.departures, b)!;
    state.made.push(await booking.ask(departure, { seats: seats(1 + (a % 3)) }));
  },
  confirm: async ({ app, organizer, state }: World, a: number) => {
    const id = pick(state.made, a)?.id;
    if (!id) return nothing;
    await app.call("confirmRequest", { body: { id } }, organizer.owner);
  },
  begin: async ({ guest, state }: World, a: number, b: number) => {
    const kind = (["prepayment", "payment", "full"] as const)[b % 3]!;
    const uuid = pick(state.made, a)?.uuid;
    if (!uuid) return nothing;
    state.begun.push(await guest.begin(uuid, { kind }));
  },
  /** The payer ends it, and the provider's notice comes at once. */
  end: async ({ guest, state }: World, a: number, b: number) => {
    const payment = pick(state.begun, a);
    const action = (["pay", "pay", "decline", "late"] as const)[b % 4]!;
    if (!payment) return nothing;
    await guest.press(payment, action);
  },
  /** The payer pays, and the notice is lost, or comes when it comes. */
  payUnheard: async ({ db, guest, state }: World, a: number) => {
    const payment = pick(state.begun, a);
    if (!payment) return nothing;
    await db.execute(sql`update sandbox_payments set status = 'succeeded'
      where id = ${guest.idOf(payment)} and status = 'pending'
        and created_at > now() - interval '1 hour'`);
  },
  /** A notice, late, out of turn, with other words, or several times at once. */
  notify: async ({ guest, state }: World, a: number, b: number) => {
    const payment = pick(state.begun, a);
    if (!payment) return nothing;
    const notice = { id: guest.idOf(payment), number: payment.id };
    const times = Array.from({ length: 1 + (b % 3) }, (_, at) => words[(b + at) % words.length]);
    await Promise.all(times.map((word) => guest.notify(notice, word)));
  },
  /** A notice of nothing that happened. */
  forge: async ({ app, guest, state }: World, a: number, b: number) => {
    const payment = pick(state.begun, a);
    const number = payment?.id ?? 1;
    const stranger = { id: randomUUID(), number };
    if (b % 3 === 0) await guest.notify(stranger);
    if (b % 3 === 1) await guest.notify(stranger, "refund.succeeded");
    if (b % 3 === 2) {
      const body = JSON.stringify({ event: "payment.succeeded", object: { id: number } });
      const headers = { "content-type": "application/json" };
      await app.app.request("/spa/payment-notice/sandbox", { method: "POST", headers, body });
    }
  },
  cancel: async ({ app, organizer, staff, second, state }: World, a: number, b: number) => {
    const { uuid, id } = pick(state.made, a) ?? {};
    if (!uuid || !id) return nothing;
    if (b % 3 === 0) await app.call("cancelRequest", { body: { uuid } });
    if (b % 3 === 1) await app.call("cancelRequestBySeller", { body: { id } }, organizer.owner);
    if (b % 3 !== 2) return;
    const body = { id, ...(b % 2 === 0 && { refund: b * 1000 }) };
    const asked = await app.call("cancelRequestBySeller", { body }, staff);
    if (!asked.waits_for_second) return;
    const [waiting] = (await app.call("listRefundDecisions", {}, second)).data;
    await app.call("decideRefund", { body: { id: waiting!.id, is_confirmed: true } }, second);
  },
  move: async ({ app, staff, state }: World, a: number, b: number) => {
    const { uuid, id } = pick(state.made, a) ?? {};
    const departure_id = pick(state.departures, b)!;
    if (!uuid || !id) return nothing;
    if (b % 2 === 0) await app.call("moveRequest", { body: { uuid, departure_id } });
    else await app.call("moveRequestBySeller", { body: { id, departure_id } }, staff);
  },
  /** Money that came past the shop is written down. */
  record: async ({ app, staff, state, today }: World, a: number, b: number) => {
    const id = pick(state.made, a)?.id;
    if (!id) return nothing;
    const { recordable } = (await app.call("getRequest", { query: { id } }, staff)).data.outside;
    const sum = b % 2 === 0 ? recordable?.min : recordable?.max;
    const paid = { amount: sum?.amount ?? 40_000, paid_on: today(), proof: "ПКО № 7" };
    await app.call("recordPayment", { body: { id, key: randomUUID(), ...paid } }, staff);
  },
  /** What of it is due to a guest was given back; or somebody says so of another sum. */
  giveBack: async (world: World, a: number, b: number) => {
    const due = pick(await world.listOutsideDue(), a);
    if (!due) return nothing;
    await world.giveBack(b % 4 === 0 ? { ...due, amount: due.amount + 1 } : due);
  },
  /** The guest takes somebody out, adds somebody, or gives a place to somebody else. */
  changeParty: async ({ app, state }: World, a: number, b: number) => {
    const uuid = pick(state.made, a)?.uuid;
    if (!uuid) return nothing;
    const { people, options, total } = (await app.call("requestParty", { query: { uuid } })).data;
    const person = pick(people, b);
    const option = pick(options, b);
    const [change, quote] = (
      [
        ["remove", person?.remove],
        ["add", option?.add],
        ["replace", null],
      ] as const
    )[b % 3]!;
    const body = {
      ...{ uuid, change },
      ...(change === "add" ? { option_id: option!.option_id } : { tourist_id: person?.id }),
      total: (quote?.total ?? total).amount,
      refund: quote?.refund.amount ?? 0,
      along: quote?.along.map(({ option_id: id }) => id) ?? [],
    };
    await app.call("changeParty", { body });
  },
  /** The organiser changes a date's seats, closes it, opens it, or cancels it. */
  arrange: async ({ app, organizer, state }: World, a: number, b: number) => {
    const query = { organizer_id: organizer.id, id: pick(state.departures, a)! };
    const changes = [
      { capacity: 1 + (a % 4) },
      { capacity: 4 },
      { status: "closed" as const },
      { status: "open" as const },
      { smallest_group: 1 + (a % 3) },
    ];
    const body = pick(changes, b);
    if (b === 11) await app.call("archiveDeparture", { query }, organizer.owner);
    else await app.call("updateDeparture", { query, body: body! }, organizer.owner);
  },
  endHold: async ({ booking, state }: World, a: number) => {
    const id = pick(state.made, a)?.id;
    if (!id) return nothing;
    await booking.app.db.execute(sql`update requests set held_until = now() - interval '1 second'
      where id = ${id} and status in (1, 2)`);
  },
  /** Minutes pass, or days. */
  pass: async (world: World, a: number, b: number) =>
    world.pass(b % 3 === 0 ? 48 * (1 + a) : 1 + a),
  work: async (world: World) => world.work(),
};

/** How often each is drawn: payments end more often than requests are cancelled. */
const weights: Record<EventName, number> = {
  ...{ ask: 4, confirm: 2, begin: 4, end: 5, payUnheard: 3, notify: 3, forge: 1 },
  ...{
    cancel: 2,
    move: 3,
    record: 3,
    giveBack: 2,
    changeParty: 2,
    arrange: 1,
    endHold: 2,
    pass: 1,
    work: 2,
  },
};
const names = (Object.keys(events) as EventName[]).flatMap((name) =>
  Array.from({ length: weights[name] }, () => name),
);

/** Two payments of one request are open: random events do not all begin with nothing. */
const opening: readonly Event[] = [
  ["ask", 0, 0],
  ["confirm", 0, 0],
  ["begin", 0, 0],
  ["begin", 0, 2],
];

const event: fc.Arbitrary<Event> = fc.tuple(fc.constantFrom(...names), fc.nat(11), fc.nat(11));

/** A kind of tour, and what happens with its dates. */
export const sequence = fc.record({
  sale: fc.nat(2),
  events: fc
    .tuple(fc.boolean(), fc.array(event, { minLength: 4, maxLength: 14 }))
    .map(([isOpened, random]) => (isOpened ? [...opening, ...random] : random)),
});

/** Makes it happen; answers whether it was accepted. Throws for what is neither that nor refused. */
export async function happen(world: World, [name, a, b]: Event): Promise<boolean> {
  try {
    return (await events[name](world, a, b)) !== nothing;
  } catch (error) {
    // A refusal is an answer; anything else is a fault.
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return false;
  }
}
