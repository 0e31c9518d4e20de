import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createBarrier } from "../../../test/create-barrier.ts";
import type { Person } from "../../../test/ask.ts";
import { createStaff } from "../../../test/create-organizer.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { refunds } from "../payment.table.ts";
import { refundDecisions } from "./refund-decision.table.ts";

const { booking, guest } = await useTestBooking();
const { app } = booking;
const seats = 3;
/** Above the limit of a hundred thousand roubles, in kopecks. */
const paid = seats * 4_800_000;

let first: Person;
let second: Person;
beforeAll(async () => {
  first = await createStaff(app);
  second = await createStaff(app, "second");
});

/** A request that was paid whole. */
async function sell() {
  const { id, uuid } = await guest.confirm(await booking.addDeparture(), seats);
  await guest.pay(uuid, { kind: "full" });
  return { id, uuid };
}

const cancel = (id: number, refund: number | undefined, person = first) => {
  const body = { id, message: "Спор решён", refund, notify_client: true };
  return app.call("cancelRequestBySeller", { body }, person);
};
const list = async (person = second) => (await app.call("listRefundDecisions", {}, person)).data;
const decide = (id: number, person: Person, is_confirmed = true) =>
  app.ask("decideRefund", { body: { id, is_confirmed } }, person);
const refundsOf = (id: number) => app.db.$count(refunds, eq(refunds.requestId, id));

test("a refund above the limit waits for a second of staff, and below it for nobody", async () => {
  const small = await sell();
  expect(await cancel(small.id, 9_999_999)).toEqual({ success: true });
  expect((await guest.read(small.uuid)).status).toBe(8);

  const { id, uuid } = await sell();
  // All that was paid, where no other sum is named.
  expect(await cancel(id, undefined)).toEqual({ success: true, waits_for_second: true });
  expect([(await guest.read(uuid)).status, await refundsOf(id)]).toEqual([3, 0]);
  const again = { body: { id, message: "Ещё раз", refund: paid } };
  expect((await app.ask("cancelRequestBySeller", again, second)).status).toBe(409);
  const [waiting] = await list();
  expect(waiting).toMatchObject({
    request_id: id,
    organizer: { name: "Тропа" },
    amount: { amount: paid, currency: "RUB" },
    message: "Спор решён",
    by: "staff",
    is_own: false,
  });
  expect(await list(first)).toMatchObject([{ is_own: true }]);
  expect((await decide(waiting!.id, first)).status).toBe(403);
  expect((await decide(waiting!.id, second)).status).toBe(200);
  expect([(await guest.read(uuid)).status, await refundsOf(id), await list()]).toEqual([8, 1, []]);
  expect((await decide(waiting!.id, second)).status).toBe(404);
});

test("whoever asked may drop it, and what was called off meanwhile is not called off again", async () => {
  const { id, uuid } = await sell();
  await cancel(id, paid);
  expect((await decide((await list())[0]!.id, first, false)).status).toBe(200);
  expect([(await guest.read(uuid)).status, await list()]).toEqual([3, []]);
  await cancel(id, paid);
  await app.call("cancelRequest", { body: { uuid } });
  const [waiting] = await list();
  expect((await decide(waiting!.id, second)).status).toBe(409);
  // It is still there to be dropped.
  expect(await list()).toHaveLength(1);
  expect((await decide(waiting!.id, second, false)).status).toBe(200);
});

test("of many who confirm at once, the first among them, one second does, and money goes back once", async () => {
  const { id, uuid } = await sell();
  await cancel(id, paid);
  const [waiting] = await list();
  const answers = await Promise.all(
    [first, second, first, second, second, first].map((person) => decide(waiting!.id, person)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 403, 404].includes(status))).toBe(true);
  const [decided] = await app.db
    .select()
    .from(refundDecisions)
    .where(eq(refundDecisions.id, waiting!.id));
  expect(decided!.state).toBe("confirmed");
  expect(decided!.decidedBy).not.toBe(decided!.askedBy);
  expect([(await guest.read(uuid)).status, await refundsOf(id)]).toEqual([8, 1]);
});

test("control: without the condition in the update two confirm; the first is still refused by the database", async () => {
  const { id } = await sell();
  await cancel(id, paid);
  const [waiting] = await list();
  const look = createBarrier(2);
  const confirmUnguarded = (by: "decided_by" | "asked_by") =>
    app.db.transaction(async (tx) => {
      const isIt = eq(refundDecisions.id, waiting!.id);
      const [row] = await tx.select().from(refundDecisions).where(isIt);
      await look();
      if (row!.state !== "waiting") return 0;
      const decidedBy =
        by === "asked_by"
          ? sql`${refundDecisions.askedBy}`
          : sql`(select id from users where email = 'second@example.com')`;
      const set = { state: "confirmed" as const, decidedBy };
      return (await tx.update(refundDecisions).set(set).where(isIt).returning()).length;
    });
  const both = await Promise.all([confirmUnguarded("decided_by"), confirmUnguarded("decided_by")]);
  expect(both).toEqual([1, 1]);
  await app.db
    .update(refundDecisions)
    .set({ state: "waiting", decidedBy: null })
    .where(eq(refundDecisions.id, waiting!.id));
  const byFirst = confirmUnguarded("asked_by").catch((error: Error) => error);
  expect(((await byFirst) as Error).cause).toMatchObject({
    constraint: "refund_decisions_second",
  });
});
