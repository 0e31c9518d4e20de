import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { requests } from "../request.table.ts";
import { requestEmailJob } from "./request-email.job.ts";
import { remindOfTripJob } from "./remind-of-trip.job.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

/** A request for May 1 that is sold without a prepayment; its rest is due on April 17. */
async function sell() {
  const departureId = await booking.addDeparture(8, {
    prepayment_percent: 0,
    is_instant_confirmation: true,
    rest_due_days: 14,
  });
  const made = await booking.ask(departureId);
  expect(made.status).toBe(3);
  await deliver();
  booking.app.emails.splice(0);
  return made;
}
const deliver = async () => {
  await runDueJobs(booking.app.services, [requestEmailJob]);
  await runDueJobs(booking.app.services, [requestEmailJob]);
};

const runJob = (id: number) =>
  remindOfTripJob.run({ request_id: id }, booking.app.services, new AbortController().signal);

/** What its guest is written on a morning, if the reminders run then, as often as it is said. */
async function emailsOn(day: string, requestId: number, times = 1): Promise<string[]> {
  booking.setNow(new Date(`${day}T00:00:00Z`));
  for (let run = 0; run < times; run += 1) {
    await runJob(requestId);
  }
  await deliver();
  return booking.app.emails.splice(0).map(({ subject }) => subject.replaceAll("\u00a0", " "));
}

test("the rest is asked for three weeks, two, one and a day before it is due, each once", async () => {
  const { id } = await sell();
  expect(await emailsOn("2027-03-20", id)).toEqual([]);
  expect(await emailsOn("2027-03-27", id, 2)).toEqual([
    `Заявка № ${id}: остаток 48 000 ₽ до 17 апреля 2027`,
  ]);
  expect(await emailsOn("2027-03-28", id)).toEqual([]);
  // A server that was away for two weeks writes once, of the day that is nearest.
  const late = await emailsOn("2027-04-12", id);
  expect(late.filter((subject) => subject.includes("остаток"))).toHaveLength(1);
  expect((await emailsOn("2027-04-16", id)).join()).toContain("остаток");
  expect((await emailsOn("2027-04-18", id)).join()).not.toContain("остаток");
});

test("who travels is asked for while it is missing, and no more when all is written", async () => {
  const { id, uuid } = await sell();
  expect((await emailsOn("2027-04-02", id)).join()).toContain("кто едет?");
  const query = { uuid };
  const { data } = await booking.app.call("touristsInfo", { query });
  const [first] = data.tourists;
  const whole = { last_name: "Орлова", first_name: "Анна", birthday: "1990-02-28" };
  await booking.app.call("addTourists", {
    query,
    body: { tourists: [{ id: first!.id, ...whole }] },
  });
  expect((await emailsOn("2027-04-20", id)).join()).not.toContain("кто едет?");
});

test("three days before the trip the guest is told where they are met; a cancelled one is not", async () => {
  const { id } = await sell();
  expect((await emailsOn("2027-04-28", id)).join()).toContain("Скоро в путь");
  const other = await sell();
  await booking.app.call("cancelRequest", { body: { uuid: other.uuid } });
  await deliver();
  booking.app.emails.splice(0);
  expect(await emailsOn("2027-04-28", other.id)).toEqual([]);
});

test("the reminders look again the next morning, by the clocks of the tour's place", async () => {
  const { id } = await sell();
  booking.setNow(new Date("2027-04-01T20:00:00Z"));
  const next = await runJob(id);
  // On Kamchatka it is April 2 by then, and nine in the morning of the third is 21:00 in UTC.
  expect(next).toEqual(new Date("2027-04-02T21:00:00Z"));
  await booking.app.db.update(requests).set({ status: 4 }).where(eq(requests.id, id));
  expect(await runJob(id)).toBeUndefined();
});
