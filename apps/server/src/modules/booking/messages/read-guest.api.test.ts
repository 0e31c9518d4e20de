import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBooking, seats } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";

let booking: TestBooking;

beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());

test("a guest has all that they left, their money by the ledger, and doubles by their phone", async () => {
  const { app, organizer, other } = booking;
  const departure = await booking.addDeparture(8, { prepayment_percent: 20 });
  const anna = { name: "Анна", phone: "+79031112233", email: "Anna@example.com" };
  const ask = (contact: typeof anna) => booking.ask(departure, { contact, seats: seats(1) });
  const paid = await ask(anna);
  const cancelled = await ask({ ...anna, name: "Анна Орлова", email: "anna@example.com" });
  const elsewhere = { contact: { ...anna, email: "orlova@example.com" } };
  const double = await booking.ask(await booking.addDeparture(), elsewhere);
  await booking.ask(departure);
  const guest = payInSandbox(booking);
  for (const { id, uuid } of [paid, cancelled]) {
    await app.call("confirmRequest", { body: { id } }, organizer.owner);
    await guest.pay(uuid);
  }
  const body = { id: cancelled.id, message: "Дорогу размыло" };
  await app.call("cancelRequestBySeller", { body }, organizer.owner);

  const request = await app.call("getRequest", { query: { id: paid.id } }, organizer.owner);
  const query = { chat_id: request.data.chat_id };
  const { data } = await app.call("viewGuest", { query }, organizer.owner);
  expect(data).toMatchObject({ ...query, email: "anna@example.com", unsubscribed_at: null });
  expect(data.contacts).toEqual([
    { name: "Анна Орлова", phone: anna.phone },
    { name: "Анна", phone: anna.phone },
  ]);
  const money = (amount: number) => ({ amount, currency: "RUB" });
  expect(data.sums).toEqual([
    { kept: money(960_000), returned: money(960_000), rest: money(3_840_000) },
  ]);
  expect(data.doubles.map(({ id, email }) => [id, email])).toEqual([
    [double.id, "orlova@example.com"],
  ]);
  for (const person of [other.owner, organizer.editor]) {
    expect((await app.ask("viewGuest", { query }, person)).status).toBe(404);
  }
});
