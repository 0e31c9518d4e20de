import { neededConsents } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());

const get = (path: string, uuid: string) => booking.app.app.request(`/spa/${path}?uuid=${uuid}`);
const sold = { prepayment_percent: 0, is_instant_confirmation: true };
const agreement = {
  title: "Договор о поездке «Тропа»",
  html: "<h2>1. Предмет</h2><p>Организатор проводит тур № 7.</p><ul><li>Первое</li></ul>",
};

test("a voucher is a PDF for whoever has the request, once its seats are sold, and is kept nowhere", async () => {
  const waiting = await booking.ask(await booking.addDeparture());
  expect((await get("voucher", waiting.uuid)).status).toBe(404);
  const { uuid } = await booking.ask(await booking.addDeparture(8, sold));
  const answer = await get("voucher", uuid);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.toString("latin1")).toContain("/Count 1");
  expect((await get("voucher", uuid.replace(/^./, uuid[0] === "0" ? "1" : "0"))).status).toBe(404);
  expect((await get("voucher", "41")).status).toBe(400);
});

test("a contract is of the version that was accepted; without one there is none", async () => {
  const { app, organizer } = booking;
  const without = await booking.ask(await booking.addDeparture());
  expect((await get("contract", without.uuid)).status).toBe(404);
  const query = { organizer_id: organizer.id, type: "agreement" as const };
  const { data: before } = await app.call("getDocument", { query }, organizer.owner);
  const body = { fields: { ...agreement, is_displayed: true, version: before.version } };
  await app.call("updateDocument", { query, body }, organizer.owner);
  await app.call(
    "publishData",
    { query: { organizer_id: organizer.id, type: "site" } },
    organizer.owner,
  );
  const { data: sites } = await app.call("publishedSites", {});
  const site = { headers: { "site-host": sites[0]!.site.domain } };
  const departureId = await booking.addDeparture();
  const [departure] = await app.db.select().from(departures).where(eq(departures.id, departureId));
  const offer = await app.call("bookingOffer", { query: { tour_id: departure!.tourId } }, site);
  const consents = neededConsents(offer.data);
  const made = await app.call(
    "createRequest",
    { body: booking.bodyOf(departureId, { consents }) },
    site,
  );
  const { uuid } = made.data;
  const answer = await get("contract", uuid);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("90 days after the trip a link tells of money and documents alone", async () => {
  const { app, organizer } = booking;
  const { id, uuid } = await booking.ask(await booking.addDeparture(8, sold));
  const query = { uuid };
  const text = "Что взять с собой?";
  const send = (key: string) => app.call("sendRequestMessage", { body: { uuid, text, key } });
  await send("00000000-0000-4000-8000-000000000001");
  // The trip takes one day, May 1st.
  booking.setNow(new Date("2027-07-29T12:00:00Z"));
  const before = (await app.call("getRequestByUuid", { query })).data;
  expect(before).toMatchObject({ is_long_over: false, contact: { name: "Анна" } });
  booking.setNow(new Date("2027-07-31T12:00:00Z"));
  const after = (await app.call("getRequestByUuid", { query })).data;
  expect(after).toEqual({
    ...before,
    is_long_over: true,
    contact: { name: "", phone: "", email: "" },
    travellers: [],
  });
  expect((await app.call("requestMessages", { query })).data).toEqual([]);
  expect(await refusal(send("00000000-0000-4000-8000-000000000002"))).toMatchObject({
    status: 410,
  });
  expect((await get("voucher", uuid)).status).toBe(404);
  // Who sells the tour still sees whose request it was.
  const theirs = (await app.call("getRequest", { query: { id } }, organizer.owner)).data;
  expect(theirs).toMatchObject({ contact: { name: "Анна" }, travellers: before.travellers });
});
