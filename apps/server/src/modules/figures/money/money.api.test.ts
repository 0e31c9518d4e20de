import { salesZone } from "@tour/api";
import type { RequestMoney } from "@tour/api";
import { addDays, readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { completeRequestJob } from "../../booking/complete-request.job.ts";
import { requests } from "../../booking/request.table.ts";

const price = 4_800_000;
const prepayment = 960_000;
/** A tenth of what the trip and two cancellations of a fifth earned. */
const commission = 672_000;
const rules = [{ days_before: 14, refund_percent: 80 }];

const { booking, guest } = await useTestBooking();
const { app, organizer, other } = booking;

// What is posted has the day of the database's clock.
const today = readToday(salesZone);
const days = { from: addDays(today, -1), to: addDays(today, 1) };
const query = { organizer_id: organizer.id, ...days };
const read = async () => (await app.call("moneyFigures", { query }, organizer.owner)).data;

/** A request in each state that money can be in. */
async function makeAll() {
  const pay = async (over: object = {}, own: Partial<typeof requests.$inferInsert> = {}) => {
    const made = await guest.wait(over);
    if (own.salesModel) await app.db.update(requests).set(own).where(eq(requests.id, made.id));
    await guest.pay(made.uuid, { kind: "full" });
    return made;
  };
  const asked = await booking.ask(await booking.addDeparture());
  const waiting = await guest.wait();
  const sold = await guest.wait();
  await guest.pay(sold.uuid);
  const onOwnSite = await pay({}, { salesModel: 2, commissionPoints: 0 });
  const returned = await pay({ cancellation_rules: rules });
  await app.call("cancelRequest", { body: { uuid: returned.uuid } });
  await guest.work();
  const cancelled = await pay({ cancellation_rules: rules });
  await app.call("cancelRequest", { body: { uuid: cancelled.uuid } });
  const over = await pay();
  const name = "=1+1; Анна";
  await app.db.update(requests).set({ contactName: name }).where(eq(requests.id, over.id));
  booking.setNow(new Date("2027-05-03T00:00:00Z"));
  await completeRequestJob.run({ request_id: over.id }, app.services, AbortSignal.any([]));
  booking.setNow(new Date("2027-04-20T09:00:00Z"));
  return { asked, waiting, sold, onOwnSite, returned, cancelled, over };
}

const sumOf = (all: readonly RequestMoney[], amountOf: (money: RequestMoney) => number) =>
  all.reduce((sum, money) => sum + amountOf(money), 0);

test("an organiser's sums are those of each request's own page, and those that a hand counts", async () => {
  expect((await read()).sums).toEqual([]);
  const made = await makeAll();
  const figures = await read();
  expect(figures.sums).toEqual([
    {
      currency: "RUB",
      paid: prepayment + 4 * price,
      refunded: 0.8 * price,
      refund_due: 0.8 * price,
      kept: prepayment + 4 * price - 1.6 * price,
      // Of the marketplace's shop alone, and not of what is over.
      held: prepayment,
      owed: 0.9 * (price + 2 * 0.2 * price),
      due: price + (price - prepayment),
      overdue: price - prepayment,
    },
  ]);

  const pages = await Promise.all(
    Object.values(made).map(async ({ uuid }) => (await guest.read(uuid)).money),
  );
  const [sums] = figures.sums;
  expect(sumOf(pages, ({ paid }) => paid.amount)).toBe(sums!.paid);
  expect(sumOf(pages, ({ refunded }) => refunded.amount)).toBe(sums!.refunded);
  expect(sumOf(pages, (money) => money.refund_due.amount)).toBe(sums!.refund_due);
  expect(sumOf(pages, ({ kept }) => kept.amount)).toBe(sums!.kept);
  const confirmed = await Promise.all(
    [made.waiting, made.sold].map(({ uuid }) => guest.read(uuid)),
  );
  const owed = confirmed.flatMap(({ id, money }) =>
    money.due.map(({ kind, amount, day }) => [id, kind, amount.amount, day]),
  );
  const listed = figures.due.map((one) => [one.request_id, one.kind, one.amount.amount, one.day]);
  expect(new Set(listed.map(String))).toEqual(new Set(owed.map(String)));
  expect(figures.due_count).toBe(3);
  expect(figures.due.filter((one) => one.is_overdue).map((one) => one.request_id)).toEqual([
    made.sold.id,
  ]);

  expect(figures.days).toEqual([
    { day: today, currency: "RUB", paid: sums!.paid, refunded: sums!.refunded },
  ]);
  expect(figures.payouts).toEqual([
    {
      day: today,
      requests: 3,
      amount: { amount: sums!.owed, currency: "RUB" },
      commission: { amount: commission, currency: "RUB" },
    },
  ]);
  const foreign = { query: { ...query, organizer_id: other.id } };
  expect((await app.call("moneyFigures", foreign, other.owner)).data.sums).toEqual([]);
});

test("the table for a spreadsheet has every movement once, and nothing in it is a formula", async () => {
  const { sums } = await read();
  const { data } = await app.call("moneyCsv", { query }, organizer.owner);
  expect(data.name).toBe(`dengi-${days.from}-${days.to}.csv`);
  const [head, ...rows] = data.text.trim().split("\r\n");
  expect(head).toBe("\uFEFFДата;Время;Что;Сумма;Валюта;Заявка;Гость;Тур;Где продано".slice(1));
  expect(data.text.startsWith("\uFEFF")).toBe(true);
  const sumOfKind = (kind: string) =>
    rows
      .filter((row) => row.split(";")[2] === kind)
      .reduce(
        (sum, row) => sum + Math.round(Number(row.split(";")[3]!.replace(",", ".")) * 100),
        0,
      );
  expect(sumOfKind("Оплата гостя")).toBe(sums[0]!.paid);
  expect(sumOfKind("Возврат гостю")).toBe(sums[0]!.refunded);
  expect(sumOfKind("Комиссия площадки")).toBe(commission);
  expect(data.text).toContain(`;"'=1+1; Анна";`);
  const before = { from: "2026-01-01", to: "2026-01-31" };
  const none = await app.call("moneyCsv", { query: { ...query, ...before } }, organizer.owner);
  expect(none.data.text.trim().split("\r\n")).toHaveLength(1);
});

test("a period that ends before it begins, or is years long, is refused at its end", async () => {
  const ask = async (to: string) => {
    const asked = { query: { ...query, from: "2026-05-01", to } };
    const answer = await app.ask("moneyFigures", asked, organizer.owner);
    return [
      answer.status,
      Object.keys(((await answer.json()) as { validation?: object }).validation ?? {}),
    ];
  };
  expect(await ask("2026-04-30")).toEqual([400, ["to"]]);
  expect(await ask("2029-05-01")).toEqual([400, ["to"]]);
});
