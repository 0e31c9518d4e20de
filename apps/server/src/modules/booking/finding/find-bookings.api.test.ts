import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { findBookingsJob } from "./find-bookings.job.ts";
import { manifests } from "../../sites/site.table.ts";
import { requests } from "../request.table.ts";
import { findAttempts } from "./find-attempts.table.ts";

let booking: TestBooking;
let host: string;

beforeAll(async () => {
  booking = await openTestBooking();
  const { app, organizer } = booking;
  const query = { organizer_id: organizer.id };
  host = (await app.call("getDomain", { query }, organizer.owner)).data.domain;
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  await booking.app.db.delete(findAttempts);
  booking.app.emails.splice(0);
});

const find = async (email: string, at: string | null = host) => {
  const person = at === null ? {} : { headers: { "site-host": at } };
  const answer = await booking.app.ask("findBookings", { body: { email } }, person);
  return { status: answer.status, text: await answer.text() };
};
const deliver = async () => {
  await runDueJobs(booking.app.services, [findBookingsJob]);
  return booking.app.emails.splice(0);
};
/** A guest with a request; their e-mail is as they typed it. */
async function ask(email: string) {
  const body = booking.bodyOf(await booking.addDeparture());
  return booking.ask(body.departure_id, { contact: { ...body.contact, email } });
}

test("one email has the ways to an address' requests with the site's organiser, newest first", async () => {
  const first = await ask("Anna@example.com");
  const second = await ask("anna@Example.com");
  const others = await ask("olga@example.com");
  expect(await find(" ANNA@example.com ")).toMatchObject({ status: 200, text: '{"success":true}' });
  const [email, ...more] = await deliver();
  expect(more).toEqual([]);
  expect(email?.to).toBe("anna@Example.com");
  const ways = [...email!.text.matchAll(/https?:\S+\/order\/(\S+)/g)];
  expect(ways.map(([, uuid]) => uuid)).toEqual([second.uuid, first.uuid]);
  for (const [way] of ways) expect(new URL(way).host).toBe(host);
  expect(email?.html).toContain(`/order/${first.uuid}"`);
  expect(email?.html).not.toContain(others.uuid);
});

test("who booked is not told: nobody's address is answered the same, and gets no email", async () => {
  await ask("known@example.com");
  const known = await find("known@example.com");
  expect(await find("unknown@example.com")).toEqual(known);
  const emails = await deliver();
  expect(emails.map(({ to }) => to)).toEqual(["known@example.com"]);
});

test("an address is written to once in ten minutes, however often somebody asks", async () => {
  await ask("often@example.com");
  const first = await find("often@example.com");
  expect(await find("Often@example.com")).toEqual(first);
  expect(await deliver()).toHaveLength(1);
  expect(await find("often@example.com")).toEqual(first);
  expect(await deliver()).toEqual([]);
  booking.setNow(new Date("2027-04-01T09:10:01Z"));
  expect(await find("often@example.com")).toEqual(first);
  expect(await deliver()).toHaveLength(1);
});

test("an address of the network asks ten times, and then waits", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) {
    statuses.push((await find(`somebody-${count}@example.com`)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test("requests with another organiser, and what is no address, are not found", async () => {
  await ask("here@example.com");
  const query = { organizer_id: booking.other.id };
  const { app, other } = booking;
  await app.call("attachSite", { body: query }, other.owner);
  await app.call("publishData", { query: { ...query, type: "site" } }, other.owner);
  const { data } = await app.call("getDomain", { query }, other.owner);
  expect((await find("here@example.com", data.domain)).status).toBe(200);
  expect(await deliver()).toEqual([]);
  expect((await find("nobody.example", host)).status).toBe(400);
  expect((await find("here@example.com", "nobody.example")).status).toBe(404);
});

test("on the marketplace the email is its own, and has what was booked there with anybody", async () => {
  const there = await ask("market@example.com");
  const onSite = await ask("market@example.com");
  const [manifest] = await booking.app.db.select().from(manifests).limit(1);
  await booking.app.db
    .update(requests)
    .set({ manifestId: manifest!.id })
    .where(eq(requests.id, onSite.id));
  expect((await find("market@example.com", null)).status).toBe(200);
  const [email, ...more] = await deliver();
  expect(more).toEqual([]);
  const { siteOrigin } = booking.app.services.env;
  expect(email?.text).toContain(`${siteOrigin}/order/${there.uuid}`);
  expect(email?.text).not.toContain(onSite.uuid);
  expect(email?.fromName).toBe("Туры от организаторов");
});
