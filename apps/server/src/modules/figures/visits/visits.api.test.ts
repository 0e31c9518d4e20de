import type { VisitCount } from "@tour/api";
import { readNetworks } from "@tour/http-server";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestClient } from "../../../test/create-test-app.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { requests } from "../../booking/request.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { visitCounts } from "./visit.table.ts";

const { booking, guest } = await useTestBooking();
const { app, organizer, other } = booking;
const { owner } = organizer;

const send = (counts: unknown[], headers: Record<string, string> = {}, client = app.app) =>
  client.request("/internal/visits", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ counts }),
  });
const count = (over: Partial<VisitCount>): VisitCount => ({
  organizer_id: organizer.id,
  day: "2027-04-01",
  page: "main",
  tour_id: 0,
  source: "direct",
  views: 1,
  visits: 1,
  ...over,
});
const tourOf = async (departureId: number) => {
  const [row] = await app.db.select().from(departures).where(eq(departures.id, departureId));
  return row!.tourId;
};
const read = async (days: 7 | 30 | 90 = 30, person = owner, organizerId = organizer.id) =>
  (await app.call("visitFigures", { query: { organizer_id: organizerId, days } }, person)).data;

test("what processes of the site counted adds up to days' sums, and strangers' things are left out", async () => {
  const tour = await tourOf(await booking.addDeparture());
  const shown = count({ page: "tour", tour_id: tour, source: "search", views: 5, visits: 2 });
  const foreign = count({ organizer_id: other.id, page: "tour", tour_id: tour });
  const nobodys = count({ organizer_id: 999_999 });
  const sent = [shown, count({}), foreign, nobodys, count({ views: 2 })];
  expect((await send(sent)).status).toBe(200);
  await Promise.all([send([shown]), send([count({})])]);
  const rows = await app.db.select().from(visitCounts).orderBy(visitCounts.tourId);
  expect(
    rows.map(({ organizerId, page, views, visits }) => [organizerId, page, views, visits]),
  ).toEqual([
    [organizer.id, "main", 4, 3],
    [organizer.id, "tour", 10, 4],
  ]);
  await app.db.delete(visitCounts);
});

test("whoever asks from outside does not find it, and what is no count is refused", async () => {
  const trusting = { ...app.services.env, trustedProxies: readNetworks("private") };
  const proxied = createTestClient({ ...app.services, env: trusting }).app;
  const from = (address: string) => send([count({})], { "x-forwarded-for": address }, proxied);
  expect((await from("203.0.113.5")).status).toBe(404);
  expect((await from("10.0.0.5")).status, "control").toBe(200);
  for (const broken of [{ views: 0 }, { page: "order" }, { day: "2027-02-30" }, { source: "me" }]) {
    expect((await send([{ ...count({}), ...broken }])).status).toBe(400);
  }
  await app.db.delete(visitCounts);
});

test("from visit to request to payment, by page and by source", async () => {
  const asked = await booking.addDeparture();
  const ignored = await tourOf(await booking.addDeparture());
  const tour = await tourOf(asked);
  const onDay = new Date("2027-03-30T12:00:00Z");
  const make = async (source: VisitCount["source"] | null, createdAt = onDay) => {
    const headers = source ? { "visit-source": source } : undefined;
    const made = await app.call(
      "createRequest",
      { body: booking.bodyOf(asked) },
      headers && { headers },
    );
    const { id } = made.data;
    await app.db.update(requests).set({ createdAt }).where(eq(requests.id, id));
    return made.data;
  };
  const paid = await make("search");
  await app.call("confirmRequest", { body: { id: paid.id } }, owner);
  await guest.pay(paid.uuid);
  await make("social");
  await make(null);
  await make("search", new Date("2027-02-01T00:00:00Z"));
  await send([
    count({ source: "search", views: 30, visits: 20 }),
    count({ page: "tour", tour_id: tour, source: "search", views: 40, visits: 10 }),
    count({ page: "booking", tour_id: tour, source: "search", views: 8, visits: 0 }),
    count({ page: "tour", tour_id: ignored, source: "social", views: 50, visits: 50 }),
    count({ day: "2027-01-01", views: 1000, visits: 1000 }),
  ]);
  const figures = await read();
  expect(figures).toMatchObject({ from: "2027-03-03", to: "2027-04-01" });
  expect(figures.steps).toEqual({ visits: 80, tours: 90, bookings: 8, requests: 3, paid: 1 });
  const title = "Алтай в мае";
  const pages = figures.pages.map(({ tour: one, ...page }) => [one?.id ?? 0, page]);
  expect(pages).toEqual([
    [0, { views: 30, bookings: 0, requests: 0, paid: 0 }],
    [ignored, { views: 50, bookings: 0, requests: 0, paid: 0 }],
    [tour, { views: 40, bookings: 8, requests: 3, paid: 1 }],
  ]);
  expect(figures.sources).toEqual([
    { source: "social", visits: 50, requests: 1, paid: 0 },
    { source: "search", visits: 30, requests: 1, paid: 1 },
    { source: "unknown", visits: 0, requests: 1, paid: 0 },
  ]);
  expect(figures.unbooked).toEqual([{ tour: { id: ignored, title }, views: 50, bookings: 0 }]);
  expect((await read(90)).steps).toMatchObject({ visits: 80, requests: 4 });
  expect((await read(30, other.owner, other.id)).steps.visits).toBe(0);
});
