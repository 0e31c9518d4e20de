import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { requestHistory, requests } from "../../booking/request.table.ts";
import { helpRequests } from "../../help-requests/help-request.table.ts";
import { departures } from "../../tours/departure.table.ts";

const { booking, guest } = await useTestBooking();
const { app, organizer, other } = booking;
const { owner } = organizer;
const price = 4_800_000;
const prepayment = 960_000;
/** The rest is due by April 17, the trips begin on May 1. */
const later = new Date("2027-04-20T09:00:00Z");

const read = async (of = organizer) =>
  (await app.call("officeHome", { query: { organizer_id: of.id } }, of.owner)).data;
const tasksOf = async () =>
  Object.fromEntries((await read()).tasks.map(({ kind, ...task }) => [kind, task]));
const closeAll = () => app.db.update(requests).set({ status: 6, heldUntil: null });
const soldSince = async (requestId: number, createdAt: Date) =>
  app.db
    .update(requestHistory)
    .set({ createdAt })
    .where(and(eq(requestHistory.requestId, requestId), eq(requestHistory.toStatus, 3)));

test("every kind of task names what waits, and is gone once it is done", async () => {
  expect((await read()).tasks).toEqual([]);
  const asked = await booking.ask(await booking.addDeparture());
  const sold = await guest.wait();
  await guest.pay(sold.uuid);
  const body = { uuid: sold.uuid, text: "Можно с собакой?", key: randomUUID() };
  await app.call("sendRequestMessage", { body });
  const inCash = await guest.wait();
  await app.db.update(requests).set({ salesModel: 2 }).where(eq(requests.id, inCash.id));
  const payment = { key: randomUUID(), amount: price, paid_on: "2027-03-31", proof: "ПКО № 7" };
  await app.call("recordPayment", { body: { id: inCash.id, ...payment } }, owner);
  await app.call("cancelRequestBySeller", { body: { id: inCash.id, message: "Размыло" } }, owner);
  const [question] = await app.db
    .insert(helpRequests)
    .values({
      organizerId: organizer.id,
      name: "Ольга",
      phone: "+79990000000",
      email: "",
      message: "",
      page: "/",
    })
    .returning();
  const gathering = await booking.addDate(await booking.addDeparture(), "2027-05-08", {
    smallestGroup: 4,
  });
  booking.setNow(later);
  const tasks = await tasksOf();
  expect(Object.keys(tasks)).toEqual([
    "confirm",
    "question",
    "answer",
    "group",
    "refund",
    "overdue",
    "tourists",
  ]);
  const first = (kind: string) => [tasks[kind]!.count, tasks[kind]!.items[0]!];
  const title = "Алтай в мае";
  expect(first("confirm")).toMatchObject([1, { id: asked.id, name: "Анна", tour: title }]);
  expect(first("question")).toMatchObject([1, { id: question!.id, name: "Ольга", tour: null }]);
  expect(first("answer")).toMatchObject([1, { id: sold.id, name: "Анна" }]);
  expect(first("group")).toMatchObject([1, { id: gathering, day: "2027-04-24", missing: 4 }]);
  expect(first("refund")).toMatchObject([1, { id: inCash.id, amount: { amount: price } }]);
  expect(first("overdue")).toMatchObject([
    1,
    { id: sold.id, day: "2027-04-17", amount: { amount: price - prepayment } },
  ]);
  expect(first("tourists")).toMatchObject([1, { id: sold.id, day: "2027-05-01", missing: 1 }]);
  expect((await read(other)).tasks).toEqual([]);

  await app.call("confirmRequest", { body: { id: asked.id } }, owner);
  await app.call("replyToRequest", { body: { id: sold.id, text: "Можно" } }, owner);
  await app.call("noteHelpCall", { body: { id: question!.id, text: "" } }, owner);
  const back = { id: inCash.id, amount: price, proof: "РКО № 1" };
  await app.call("recordRefund", { body: back }, owner);
  await app.db.update(departures).set({ status: "guaranteed" }).where(eq(departures.id, gathering));
  await guest.pay(sold.uuid, { kind: "payment" });
  const { data } = await app.call("touristsInfo", { query: { uuid: sold.uuid } });
  const person = { last_name: "Орлова", first_name: "Анна", birthday: "1990-05-01" };
  const tourists = [{ id: data.tourists[0]!.id, ...person }];
  await app.call("addTourists", { query: { uuid: sold.uuid }, body: { tourists } });
  expect((await read()).tasks).toEqual([]);
  await closeAll();
});

test("a guest who needs no answer waits for none", async () => {
  const { id, uuid } = await guest.wait();
  await app.call("sendRequestMessage", { body: { uuid, text: "Спасибо!", key: randomUUID() } });
  expect((await tasksOf())["answer"]).toMatchObject({ count: 1, items: [{ id }] });
  await app.call("settleMessages", { body: { id } }, owner);
  expect((await tasksOf())["answer"]).toBeUndefined();
  await closeAll();
});

test("the next dates come with their seats and their money; called off ones do not", async () => {
  await app.db.update(departures).set({ status: "canceled" });
  const first = await booking.addDeparture(8);
  const made = await guest.confirm(first, 2);
  await guest.pay(made.uuid);
  await guest.confirm(first, 1);
  const second = await booking.addDate(first, "2027-06-01");
  const shown = await read();
  expect(shown.departures.map(({ id }) => id)).toEqual([first, second]);
  expect(shown.departures[0]).toMatchObject({
    capacity: 8,
    held: 3,
    sold: 2,
    paid: [{ amount: 2 * prepayment, currency: "RUB" }],
    due: [{ amount: 2 * (price - prepayment) + price, currency: "RUB" }],
  });
  expect(shown.departures[1]).toMatchObject({ held: 0, sold: 0, paid: [], due: [] });
  await closeAll();
});

test("seats stand in the week of their sale, beside the same week of last year", async () => {
  const departure = await booking.addDeparture(20);
  const sell = async (count: number, at: string) => {
    await booking.refresh();
    const made = await guest.confirm(departure, count);
    await guest.pay(made.uuid);
    await soldSince(made.id, new Date(at));
    return made;
  };
  // Sunday evening in UTC is Monday by Moscow's clocks.
  await sell(2, "2027-04-18T21:30:00Z");
  await sell(1, "2027-04-18T20:30:00Z");
  await sell(3, "2026-04-22T12:00:00Z");
  const cancelled = await sell(4, "2027-04-20T08:00:00Z");
  await app.call("cancelRequest", { body: { uuid: cancelled.uuid } });
  booking.setNow(later);
  const { weeks } = await read();
  expect(weeks).toHaveLength(13);
  expect(weeks.slice(-2)).toEqual([
    { start: "2027-04-12", seats: 1, last_year: 0 },
    { start: "2027-04-19", seats: 2, last_year: 3 },
  ]);
});
