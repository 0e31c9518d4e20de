import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../test/ask.ts";
import { createStaff } from "../../test/create-organizer.ts";
import { clearJobs } from "../../test/jobs.ts";
import { openTestBooking } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { guestReviews } from "../booking/reviews/guest-review.table.ts";

let booking: TestBooking;
let staff: Person;
beforeAll(async () => {
  booking = await openTestBooking();
  staff = await createStaff(booking.app);
});
afterAll(() => booking.app.close());

const find = async (query: object) =>
  (await booking.app.call("listAllRequests", { query }, staff)).data;

test("staff find a request by its number, its guest or its organiser, and no uuid is told", async () => {
  const departure = await booking.addDeparture();
  const contact = { name: "Ольга 100%", phone: "+79160000001", email: "olga@example.com" };
  const first = await booking.ask(departure);
  const second = await booking.ask(departure, { contact });
  const ids = async (search: string) => (await find({ search })).map(({ id }) => id);
  expect(await ids("")).toEqual([second.id, first.id]);
  for (const search of [`${first.id}`, `№ ${first.id}`, `#${first.id}`]) {
    expect([search, await ids(search)]).toEqual([search, [first.id]]);
  }
  for (const search of ["ольга", "olga@", "100%"]) {
    expect([search, await ids(search)]).toEqual([search, [second.id]]);
  }
  expect(await ids("троп")).toEqual([second.id, first.id]);
  expect(await ids("%%")).toEqual([]);
  expect(await find({ status: 3 })).toEqual([]);
  const [row] = await find({ search: `${second.id}`, status: 1 });
  expect(row).toMatchObject({ organizer: { name: "Тропа" }, is_of_marketplace: true });
  expect(JSON.stringify(row)).not.toContain(second.uuid);
});

test("staff read the reviews that wait, those that wait longest first", async () => {
  const [second, first] = await find({});
  const review = { author: "Анна", rating: 5, text: "Хорошо" };
  await booking.app.db.insert(guestReviews).values([
    { ...review, requestId: second!.id, writtenAt: new Date("2027-05-03T00:00:00Z") },
    { ...review, requestId: first!.id, writtenAt: new Date("2027-05-02T00:00:00Z") },
  ]);
  const list = async () => (await booking.app.call("listWaitingReviews", {}, staff)).data;
  expect((await list()).map((one) => one.request_id)).toEqual([first!.id, second!.id]);
  const [one] = await list();
  const decision = { is_published: false, words: "Не об этой поездке" };
  const body = { id: one!.request_id, at: one!.at, ...decision };
  await booking.app.call("decideReview", { body }, staff);
  expect((await list()).map((each) => each.request_id)).toEqual([second!.id]);
});

test("work that failed is told of without anybody's data, and is tried again once", async () => {
  const { db } = booking.app;
  await clearJobs(db);
  const output = JSON.stringify({ message: "Mailbox anna@example.com is full", stack: "at …" });
  await db.execute(sql`insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
    values ('dead-letter', '{"to":"anna@example.com"}', 'send-letter', 8, ${output}::jsonb)`);
  const list = async () => (await booking.app.call("listFailedJobs", {}, staff)).data;
  const [failed] = await list();
  expect(failed).toMatchObject({ name: "send-letter", tries: 9, error: "Mailbox … is full" });
  expect(JSON.stringify(failed)).not.toContain("anna@");
  const retry = () => booking.app.ask("retryFailedJob", { body: { id: failed!.id } }, staff);
  expect((await retry()).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await retry()).status).toBe(404);
  const { rows } = (await db.execute(
    sql`select name, data->>'to' as "to" from pgboss.job where name <> 'dead-letter'`,
  )) as { rows: unknown[] };
  expect(rows).toEqual([{ name: "send-letter", to: "anna@example.com" }]);
});
