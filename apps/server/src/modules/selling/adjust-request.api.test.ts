import { randomUUID } from "node:crypto";
import type { AdjustRequest } from "@tour/api";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runDueJobs } from "../../test/jobs.ts";
import { refusal, seats } from "../../test/open-test-booking.ts";
import { findBroken } from "../../test/payment-invariants.ts";
import { useTestBooking } from "../../test/use-test-booking.ts";
import { requestEmailJob } from "../booking/emails/request-email.job.ts";

const { booking, guest } = await useTestBooking();

const adjust = async (id: number, amount: number, over: Partial<AdjustRequest> = {}) => {
  const kind = amount < 0 ? ("discount" as const) : ("extra" as const);
  const line = { key: randomUUID(), kind, amount: Math.abs(amount), reason: "Второй раз с нами" };
  const body = { id, ...line, ...over };
  return (await booking.app.call("adjustRequest", { body }, booking.organizer.owner)).data;
};
const sumsOf = async (uuid: string) => {
  const { total, prepayment, money } = await guest.read(uuid);
  return [total.amount, prepayment.amount, money.rest.amount];
};

test("total, prepayment, rest, a move, a change of the party and the refund follow a discount and an extra line", async () => {
  const departure = await booking.addDeparture(4);
  const { id, uuid } = await guest.confirm(departure, 2);
  // Two seats of 48 000, 20 % of it beforehand.
  expect(await sumsOf(uuid)).toEqual([9_600_000, 1_920_000, 9_600_000]);
  await adjust(id, -600_000);
  // 1 920 000 × 9 000 000 / 9 600 000.
  expect(await sumsOf(uuid)).toEqual([9_000_000, 1_800_000, 9_000_000]);
  await adjust(id, 150_001, { reason: "Спальник" });
  // 1 800 000 × 9 150 001 / 9 000 000, from below.
  expect(await sumsOf(uuid)).toEqual([9_150_001, 1_830_000, 9_150_001]);

  await guest.pay(uuid);
  expect(await sumsOf(uuid)).toEqual([9_150_001, 1_830_000, 7_320_001]);
  const tooMuch = refusal(adjust(id, -7_320_002));
  expect(await tooMuch).toMatchObject({ status: 422, validation: { amount: [/73\s200,01/] } });
  const sold = await adjust(id, -320_001);
  expect(sold.adjustable).toEqual({ discount: { amount: 7_000_000, currency: "RUB" } });
  expect(await sumsOf(uuid)).toEqual([8_830_000, 1_830_000, 7_000_000]);

  await guest.pay(uuid, { kind: "payment" });
  expect(await refusal(adjust(id, -1))).toMatchObject({ status: 422 });
  await adjust(id, 100_000);
  expect(await sumsOf(uuid)).toEqual([8_930_000, 1_830_000, 100_000]);

  // The lines add up to −670 000, and go along: 2 × 50 000 − 6 700.
  const dearer = await booking.addDate(departure, "2027-05-11", { prices: { base: 5_000_000 } });
  const { data } = await booking.app.call("requestDates", { query: { uuid } });
  const date = data.dates.find(({ departure_id }) => departure_id === dearer)!;
  expect([date.total.amount, date.difference.amount]).toEqual([9_330_000, 400_000]);
  await booking.app.call("moveRequest", {
    body: { uuid, departure_id: dearer, expected_total: date.total },
  });
  expect((await guest.read(uuid)).money.rest.amount).toBe(500_000);

  // One leaves: 8 830 000 × 5 000 000 / 9 330 000 of what was paid, from below.
  const party = await booking.app.call("requestParty", { query: { uuid } });
  const { id: touristId, remove } = party.data.people[0]!;
  expect(remove).toMatchObject({ total: { amount: 4_330_000 }, refund: { amount: 4_732_047 } });
  await booking.app.call("changeParty", {
    body: {
      uuid,
      ...{ change: "remove", tourist_id: touristId },
      ...{ total: remove!.total.amount, refund: remove!.refund.amount },
    },
  });
  const quote = await booking.app.call("cancelQuote", { query: { uuid } });
  expect(quote.data).toMatchObject({ paid: { amount: 4_097_953 }, refund: { amount: 4_097_953 } });
  const after = await guest.read(uuid);
  expect(after.adjustments?.map(({ amount }) => amount.amount)).toEqual([
    -600_000, 150_001, -320_001, 100_000,
  ]);
  expect(await findBroken(booking.app.db, departure, dearer)).toEqual([]);
});

test("the guest is written to with the sum, the reason and what is left, once for a repeated key", async () => {
  const { app } = booking;
  const made = await booking.ask(await booking.addDeparture(4));
  await runDueJobs(app.services, [requestEmailJob]);
  app.emails.splice(0);
  const key = randomUUID();
  await adjust(made.id, -500_000, { key });
  expect((await adjust(made.id, -500_000, { key })).total.amount).toBe(4_300_000);
  expect(await refusal(adjust(made.id, -500_001, { key }))).toMatchObject({ status: 409 });
  await runDueJobs(app.services, [requestEmailJob]);
  const [email, ...more] = app.emails.filter(({ to }) => to.startsWith("guest"));
  expect(more).toEqual([]);
  const words = email!.text.replaceAll(/\s+/g, " ");
  expect(words).toContain("Организатор сделал вам скидку 5 000 ₽.");
  expect(words).toContain("Второй раз с нами");
  expect(words).toContain("43 000 ₽");
});

test("a closed request keeps its price, another's is not there, and what was posted is never changed", async () => {
  const { app, other } = booking;
  const made = await booking.ask(await booking.addDeparture(4));
  await adjust(made.id, -100);
  const body = { id: made.id, key: randomUUID(), kind: "extra", amount: 1, reason: "x" } as const;
  expect(await refusal(app.call("adjustRequest", { body }, other.owner))).toMatchObject({
    status: 404,
  });
  await app.call("cancelRequest", { body: { uuid: made.uuid } });
  expect(await refusal(adjust(made.id, -100))).toMatchObject({ status: 409 });
  for (const change of [
    "update request_adjustments set amount = 1",
    "delete from request_adjustments",
  ])
    await expect(app.db.execute(sql.raw(change))).rejects.toThrow();
});

test("discounts that come at once never go below what is left, and none of them is lost", async () => {
  const made = await booking.ask(await booking.addDeparture(4), { seats: seats(1) });
  const at = (amount: number) =>
    Promise.all(Array.from({ length: 5 }, () => refusal(adjust(made.id, amount))));
  // Each alone fits into 48 000, two of them do not.
  const outcomes = await at(-3_000_000);
  expect(outcomes.filter((one) => one === "accepted")).toHaveLength(1);
  expect((await guest.read(made.uuid)).total.amount).toBe(1_800_000);
  // Control: five that fit together are all taken, so one after another, not one over another.
  expect(await at(-300_000)).toEqual(Array(5).fill("accepted"));
  expect((await guest.read(made.uuid)).total.amount).toBe(300_000);
});
