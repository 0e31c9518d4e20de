import { randomUUID } from "node:crypto";
import type { CallInput, TouristQuestion } from "@tour/api";
import type { contract } from "@tour/api/contract";
import { addDays } from "@tour/dates";
import { eq, notInArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../test/create-organizer.ts";
import { openTestBooking } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { payInSandbox } from "../../test/pay-in-sandbox.ts";
import { departures } from "../tours/departure.table.ts";
import { payments, refunds } from "./payment.table.ts";
import { requestPageSize } from "./list-requests.ts";
import { requests } from "./request.table.ts";
import { tourists } from "./tourist.table.ts";

let booking: TestBooking;

beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  // What was paid stays in the books, and so does its request: tests that pay come last.
  const paid = booking.app.db.select({ id: payments.requestId }).from(payments);
  await booking.app.db.delete(requests).where(notInArray(requests.id, paid));
});

type Query = Omit<CallInput<typeof contract.listRequests>["query"], "organizer_id">;

const list = (query: Query = {}, person = booking.organizer.owner, id = booking.organizer.id) =>
  booking.app.call("listRequests", { query: { organizer_id: id, ...query } }, person);

test("what waits for an answer comes first, soonest deadline first, and what is closed last", async () => {
  const departure = await booking.addDeparture(8, { prepayment_percent: 20 });
  const [closed, paying, later, sooner] = [
    await booking.ask(departure),
    await booking.ask(departure),
    await booking.ask(departure),
    await booking.ask(departure),
  ];
  const { owner } = booking.organizer;
  await booking.app.call("declineRequest", { body: { id: closed.id } }, owner);
  await booking.app.call("confirmRequest", { body: { id: paying.id } }, owner);
  const heldUntil = sql`now() + interval '1 hour'`;
  await booking.app.db.update(requests).set({ heldUntil }).where(eq(requests.id, sooner.id));
  const { data } = await list();
  expect(data.map(({ id, status }) => [id, status])).toEqual([
    [sooner.id, 1],
    [later.id, 1],
    [paying.id, 2],
    [closed.id, 6],
  ]);
  expect(data[0]).toMatchObject({
    guest: "Анна",
    seats: 1,
    total: { amount: 4_800_000, currency: "RUB" },
    departure: { start_date: "2027-05-01" },
  });
});

test("one status can be asked for, and how many there are is told", async () => {
  const departure = await booking.addDeparture();
  const first = await booking.ask(departure);
  await booking.ask(departure);
  const { owner } = booking.organizer;
  await booking.app.call("confirmRequest", { body: { id: first.id } }, owner);
  const waiting = await list({ status: 1 });
  expect([waiting.data.length, waiting.pagination.items_count]).toEqual([1, 1]);
  expect((await list({ status: 7 })).data).toEqual([]);
  const query = { organizer_id: booking.organizer.id, status: 9 };
  expect((await booking.app.ask("listRequests", { query }, owner)).status).toBe(400);
});

test("a page holds so many, and no request stands on two", async () => {
  const departure = await booking.addDeparture(100);
  for (let count = 0; count <= requestPageSize; count += 1) {
    await booking.refresh();
    await booking.ask(departure);
  }
  const [first, second] = [await list(), await list({ page: 2 })];
  expect([first.data.length, second.data.length]).toEqual([requestPageSize, 1]);
  expect(first.pagination).toMatchObject({ pages: 2, items_count: requestPageSize + 1 });
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(requestPageSize + 1);
});

test("owners and staff see requests; an editor and another organiser's people do not", async () => {
  const made = await booking.ask(await booking.addDeparture());
  const query = { organizer_id: booking.organizer.id };
  const status = async (person: TestBooking["organizer"]["owner"]) =>
    (await booking.app.ask("listRequests", { query }, person)).status;
  expect(await status(booking.organizer.editor)).toBe(403);
  expect(await status(booking.other.owner)).toBe(403);
  expect((await list({}, booking.other.owner, booking.other.id)).data).toEqual([]);
  expect((await list({}, await createStaff(booking.app))).data).toHaveLength(1);
  const one = { query: { id: made.id } };
  const { editor, owner } = booking.organizer;
  expect((await booking.app.ask("getRequest", one, editor)).status).toBe(404);
  expect((await booking.app.ask("getRequest", one, owner)).status, "control").toBe(200);
});

const idsOf = async (query: Query) => {
  const { data, pagination } = await list(query);
  expect(pagination.items_count).toBe(data.length);
  return data.map(({ id }) => id);
};
const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours}::int)`;
const age = (id: number, column: "createdAt" | "waitsSince", hours: number) =>
  booking.app.db
    .update(requests)
    .set({ [column]: hoursAgo(hours) })
    .where(eq(requests.id, id));

test("what is late comes first and says why, whatever deadline is nearer", async () => {
  const departure = await booking.addDeparture(8, { prepayment_percent: 0 });
  const [fresh, asked, sold] = [
    await booking.ask(departure),
    await booking.ask(departure),
    await booking.ask(departure),
  ];
  const { owner } = booking.organizer;
  await booking.app.call("confirmRequest", { body: { id: sold.id } }, owner);
  await age(fresh.id, "createdAt", 1);
  await age(asked.id, "createdAt", 3);
  const heldUntil = sql`now() + interval '10 minutes'`;
  await booking.app.db.update(requests).set({ heldUntil }).where(eq(requests.id, fresh.id));
  const write = (text: string) =>
    booking.app.call("sendRequestMessage", { body: { uuid: sold.uuid, text } });
  const orderOf = async () =>
    (await list()).data.map(({ id, late }) => [id, late.map(({ step }) => step)]);

  await write("Можно с собакой?");
  // A guest who wrote just now waits, and was not kept waiting.
  expect(await orderOf()).toEqual([
    [asked.id, ["confirm"]],
    [fresh.id, []],
    [sold.id, []],
  ]);
  expect(await idsOf({ step: "answer" })).toEqual([sold.id]);
  await age(sold.id, "waitsSince", 5);
  await write("Так можно?");
  const { data, counts } = await list();
  expect(data.map(({ id }) => id)).toEqual([asked.id, sold.id, fresh.id]);
  const [since] = data[1]!.late.map((late) => new Date(late.since).getTime());
  // By the clock of the database, which is of now: the second message changes nothing.
  expect(Math.round((Date.now() - since!) / 3_600_000)).toBe(5);
  expect(data[1]).toMatchObject({ next_step: "answer", awaits_reply: true });
  expect(counts.late).toBe(2);
  expect(await idsOf({ is_late: 1, status: [1] })).toEqual([asked.id]);
  expect(await idsOf({ unanswered_for: 4 })).toEqual([sold.id]);
  expect(await idsOf({ unanswered_for: 6 })).toEqual([]);

  await booking.app.call("settleMessages", { body: { id: sold.id } }, owner);
  expect(await idsOf({ step: "answer" })).toEqual([]);
  expect((await list()).data.find(({ id }) => id === sold.id)).toMatchObject({
    waits_since: null,
    late: [],
    next_step: "tourists",
  });
});

test("a request is found by its number, a phone however it is written, a name and an e-mail", async () => {
  const departure = await booking.addDeparture(8);
  const contact = {
    name: "Алёна Петрова-Водкина",
    phone: "+79031234567",
    email: "alena_p@example.com",
  };
  const made = await booking.ask(departure, { contact });
  const other = await booking.ask(departure);
  const found = [
    ...["8 903 123-45-67", "+7 (903) 123-45-67", "9031234567", "8903", "123-45"],
    ...["петрова алена", "АЛЁНА", "alena_p@", `№ ${made.id}`],
  ];
  for (const q of found) expect([q, await idsOf({ q })]).toEqual([q, [made.id]]);
  // A mask's letters are letters, and nobody is found by what is nowhere.
  for (const q of ["alena%p", "Алена Иванова", "8 903 123-45-68", "№ 903123"]) {
    expect([q, await idsOf({ q })]).toEqual([q, []]);
  }
  expect(await idsOf({ order: "newest" }), "control").toEqual([other.id, made.id]);
});

test("requests of one date or tour are asked for, and ordered by when they begin", async () => {
  const [may, june] = [await booking.addDeparture(), await booking.addDeparture()];
  const startDate = "2027-06-01";
  const later = { startDate, endDate: "2027-06-07" };
  await booking.app.db.update(departures).set(later).where(eq(departures.id, june));
  const [ofMay, ofJune] = [await booking.ask(may), await booking.ask(june)];
  expect(await idsOf({ departure_id: june })).toEqual([ofJune.id]);
  const { data } = await list({ order: "start" });
  expect(data.map(({ id }) => id)).toEqual([ofMay.id, ofJune.id]);
  expect(await idsOf({ tour_id: data[0]!.tour.id })).toEqual([ofMay.id]);
  booking.setNow(new Date("2027-05-02T09:00:00Z"));
  expect(await idsOf({ order: "start" }), "what has begun comes last").toEqual([
    ofJune.id,
    ofMay.id,
  ]);
});

test("those whose rest is overdue say since when, and can be asked for alone", async () => {
  const guest = payInSandbox(booking);
  const departure = await booking.addDeparture(8, { prepayment_percent: 20 });
  const [owing, whole, unpaid] = [
    await guest.confirm(departure),
    await guest.confirm(departure),
    await guest.confirm(departure),
  ];
  await guest.pay(owing.uuid);
  await guest.pay(whole.uuid, { kind: "full" });
  const [row] = await booking.app.db.select().from(requests).where(eq(requests.id, owing.id));
  const daysOf = async () => (await list()).data.map(({ id, rest_overdue: days }) => [id, days]);
  // On the day itself it may still come.
  booking.setNow(new Date(`${row!.restDueDate}T09:00:00Z`));
  expect((await daysOf()).map(([, days]) => days)).toEqual([0, 0, 0]);
  booking.setNow(new Date(`${addDays(row!.restDueDate, 3)}T09:00:00Z`));
  expect(Object.fromEntries(await daysOf())).toEqual({
    [owing.id]: 3,
    [whole.id]: 0,
    [unpaid.id]: 0,
  });
  const query = { id: owing.id };
  const { data } = await booking.app.call("getRequest", { query }, booking.organizer.owner);
  expect([data.status, data.rest_overdue]).toEqual([3, 3]);
  expect(await idsOf({ money: "overdue" })).toEqual([owing.id]);
  expect(await idsOf({ money: "prepaid" })).toEqual([owing.id]);
  expect(await idsOf({ money: "paid" })).toEqual([whole.id]);
  expect(await idsOf({ money: "unpaid" })).toEqual([unpaid.id]);
  const { data: rows, counts } = await list();
  expect(rows[0]).toMatchObject({ id: owing.id, next_step: "rest", kept: { amount: 960_000 } });
  expect(rows[0]!.late.map(({ step }) => step)).toContain("rest");
  expect(counts.by_status).toEqual([
    { status: 2, count: 1 },
    { status: 3, count: 2 },
  ]);
});

const diet: TouristQuestion = {
  ...{ id: "diet", kind: "text", title: "Что не едите?" },
  ...{ is_required: true, options: [] },
};

test("tourists' data are late a week before the trip, a refund by hand after ten days", async () => {
  const departure = await booking.addDeparture(8, {
    prepayment_percent: 0,
    rest_due_days: 5,
    tourist_form: { asks_document: false, questions: [diet] },
  });
  const { owner } = booking.organizer;
  const made = await booking.ask(departure);
  await booking.app.call("confirmRequest", { body: { id: made.id } }, owner);
  const stepOf = async () => {
    const [row] = (await list({ departure_id: departure })).data;
    return [row!.next_step, row!.late.map(({ step }) => step)];
  };
  booking.setNow(new Date("2027-03-31T09:00:00Z"));
  expect(await stepOf(), "31 days left").toEqual(["trip", []]);
  booking.setNow(new Date("2027-04-20T09:00:00Z"));
  expect(await stepOf(), "11 days left").toEqual(["tourists", []]);
  booking.setNow(new Date("2027-04-25T09:00:00Z"));
  expect(await stepOf(), "6 days left").toEqual(["tourists", ["tourists"]]);
  const filled = { lastName: "Орлова", firstName: "Анна", birthday: "1990-05-01" };
  await booking.app.db.update(tourists).set(filled);
  expect((await stepOf())[0], "the organiser's question is open").toBe("tourists");
  await booking.app.db.update(tourists).set({ questionnaire: { diet: "Мясо" } });
  expect(await stepOf()).toEqual(["trip", []]);
  booking.setNow(new Date("2027-04-28T09:00:00Z"));
  expect(await stepOf(), "two days after the rest was due").toEqual(["rest", ["rest"]]);

  // As one that was made on the organiser's own site, whose money is theirs to take and to give back.
  const ownSale = eq(requests.id, made.id);
  await booking.app.db.update(requests).set({ salesModel: 2 }).where(ownSale);
  const amount = made.total.amount;
  const paid = { amount, paid_on: "2027-04-20", proof: "№ 1" };
  const payment = { id: made.id, key: randomUUID(), ...paid };
  await booking.app.call("recordPayment", { body: payment }, owner);
  expect(await stepOf()).toEqual(["trip", []]);
  const cancelled = { id: made.id, message: "Дорогу размыло" };
  await booking.app.call("cancelRequestBySeller", { body: cancelled }, owner);
  expect(await stepOf()).toEqual(["refund", []]);
  expect(await idsOf({ money: "refund_due", departure_id: departure })).toEqual([made.id]);
  await booking.app.db.update(refunds).set({ createdAt: hoursAgo(11 * 24) });
  expect(await stepOf()).toEqual(["refund", ["refund"]]);
  const [row] = (await list({ departure_id: departure })).data;
  expect(row!.kept.amount).toBe(0);
});
