import { ApiError } from "@tour/api";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../../test/ask.ts";
import { createStaff } from "../../../test/create-organizer.ts";
import { openTestBooking, seats } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";

const runs = 50;
const dear = { prices: { base: 6_000_000 } };
const cheap = { prices: { base: 3_000_000 } };
const testMs = 300_000;

let booking: TestBooking;
let guest: ReturnType<typeof payInSandbox>;
let staff: Person;
beforeAll(async () => {
  booking = await openTestBooking();
  guest = payInSandbox(booking);
  staff = await createStaff(booking.app);
});
afterAll(() => booking.app.close());

type Payment = Awaited<ReturnType<typeof guest.begin>>;

interface World {
  departure: number;
  /** The same tour's other dates: a dearer one, a cheaper one. */
  others: number[];
  made: { id: number; uuid: string }[];
  begun: Payment[];
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** What may happen; each is told by numbers which request, payment or sum it is about. */
const events = {
  ask: async ({ departure, made }: World, a: number) => {
    made.push(await booking.ask(departure, { seats: seats(1 + (a % 2)) }));
  },
  confirm: async (world: World, a: number) => {
    const id = pick(world.made, a)?.id ?? 0;
    await booking.app.call("confirmRequest", { body: { id } }, booking.organizer.owner);
  },
  begin: async ({ made, begun }: World, a: number, b: number) => {
    const kind = (["prepayment", "payment", "full"] as const)[b % 3]!;
    const uuid = pick(made, a)?.uuid;
    if (uuid) begun.push(await guest.begin(uuid, { kind }));
  },
  end: async ({ begun }: World, a: number, b: number) => {
    const payment = pick(begun, a);
    const action = (["pay", "pay", "decline", "late"] as const)[b % 4]!;
    if (payment) await guest.press(payment, action);
  },
  notify: async ({ begun }: World, a: number) => {
    const payment = pick(begun, a);
    if (payment) await guest.notify({ id: guest.idOf(payment), number: payment.id });
  },
  endHold: async ({ made }: World, a: number) => {
    const { uuid, id } = pick(made, a) ?? {};
    if (uuid && (await guest.read(uuid)).status <= 2) await booking.endHold(id!);
  },
  cancel: async ({ made }: World, a: number, b: number) => {
    const { uuid, id } = pick(made, a) ?? {};
    if (!uuid || !id) return;
    if (b % 3 === 0) await booking.app.call("cancelRequest", { body: { uuid } });
    const refund = b % 2 === 0 ? {} : { refund: b * 1000 };
    const body = { id, ...refund };
    if (b % 3 === 1) await booking.app.call("cancelRequestBySeller", { body }, staff);
    const { owner } = booking.organizer;
    if (b % 3 === 2) await booking.app.call("cancelRequestBySeller", { body: { id } }, owner);
  },
  move: async ({ departure, others, made }: World, a: number, b: number) => {
    const { uuid, id } = pick(made, a) ?? {};
    const departureId = pick([departure, ...others], b)!;
    if (!uuid || !id) return;
    const body = { departure_id: departureId };
    if (b % 2 === 0) await booking.app.call("moveRequest", { body: { uuid, ...body } });
    else await booking.app.call("moveRequestBySeller", { body: { id, ...body } }, staff);
  },
  work: () => guest.work(),
};

/** How often each is drawn: payments end more often than requests are cancelled. */
const weights: Record<keyof typeof events, number> = {
  ask: 1,
  confirm: 1,
  begin: 3,
  end: 6,
  notify: 1,
  endHold: 2,
  cancel: 1,
  move: 3,
  work: 1,
};
const names = (Object.keys(events) as (keyof typeof events)[]).flatMap((name) =>
  Array.from({ length: weights[name] }, () => name),
);
const event = fc.tuple(fc.constantFrom(...names), fc.nat(11), fc.nat(11));
/** Two payments of one request are open: random events do not all begin with nothing. */
const opening = [
  ["ask", 0, 0],
  ["confirm", 0, 0],
  ["begin", 0, 0],
  ["begin", 0, 2],
] as const;

test(
  "whatever happens in whatever order, seats, ledger, refunds and history stay right",
  { timeout: testMs },
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 14 }), async (random) => {
        await booking.refresh();
        const cancellation_rules = [{ days_before: 14, refund_percent: 70 }];
        const departure = await booking.addDeparture(3, { cancellation_rules });
        const others = [
          await booking.addDate(departure, "2027-05-10", { capacity: 2, ...dear }),
          await booking.addDate(departure, "2027-06-10", { capacity: 3, ...cheap }),
        ];
        const world: World = { departure, others, made: [], begun: [] };
        const findAllBroken = async () => {
          const found = [departure, ...others].map((id) => findBroken(booking.app.db, id));
          return (await Promise.all(found)).flat();
        };
        for (const [name, a, b] of [...opening, ...random]) {
          try {
            await events[name](world, a, b);
            accepted += 1;
          } catch (error) {
            // A refusal is an answer; anything else is a fault.
            if (!(error instanceof ApiError) || error.status >= 500) throw error;
          }
          expect(await findAllBroken()).toEqual([]);
        }
        await guest.work();
        expect(await findAllBroken()).toEqual([]);
        for (const { uuid } of world.made) {
          expect((await guest.read(uuid)).money.refund_due.amount).toBe(0);
        }
      }),
      { numRuns: runs },
    );
    expect(accepted).toBeGreaterThan(runs * opening.length);
  },
);
