import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusal } from "../../../test/open-test-booking.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { sites } from "../../sites/site.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { guestSummaries } from "../../tours/guest-summary.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { tourists } from "../tourist.table.ts";
import { eraseGuestSummaries } from "../tourists/erase-documents.job.ts";

const { booking, guest } = await useTestBooking();
const { app, organizer } = booking;
const { owner } = organizer;

/** Whoever goes by a paid request, born in a year, and what they agree to. */
async function join(departureId: number, { born = 1990, count = 1, agrees = true } = {}) {
  const made = await guest.confirm(departureId, count);
  await guest.pay(made.uuid);
  const { uuid } = made;
  const read = async () => (await app.call("touristsInfo", { query: { uuid } })).data.tourists;
  const save = (typed: object, isDraft = true) =>
    app.call("addTourists", {
      query: { uuid },
      body: { tourists: [typed as { id: number }], is_draft: isDraft },
    });
  for (const { id } of await read()) {
    await save({ id, birthday: `${born}-03-01`, ...(agrees && { joins_guest_summary: true }) });
  }
  const { id } = (await read())[0]!;
  return { ...made, touristId: id, read, save };
}

/** What a visitor's page has of a departure. */
async function readGuests(departureId: number) {
  const [row] = await app.db
    .select({ slug: tours.slug })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(eq(departures.id, departureId));
  const query = { slug: row!.slug, site_id: await siteId() };
  const answer = await app.call("tour", { query });
  if (!("data" in answer)) throw new Error("The tour is elsewhere");
  return answer.data.departures.find(({ id }) => id === departureId)?.guests;
}

const siteId = async () =>
  (await app.db.select().from(sites).where(eq(sites.organizerId, organizer.id)))[0]!.id;

const readRevision = async () =>
  (await app.db.select().from(organizers).where(eq(organizers.id, organizer.id)))[0]!.dataRevision;

const fiveOn = async (departureId: number) => {
  const people = [];
  for (const born of [1990, 1991, 1992, 1993, 1994]) {
    people.push(await join(departureId, { born }));
  }
  return people;
};

const summary = { from: 5, ages: [25, 44], alone: "most" };

test("nobody counts who was not asked: consent is off until it is given", async () => {
  const departure = await booking.addDeparture();
  const { read } = await join(departure, { agrees: false });
  expect((await read())[0]).toMatchObject({ joins_guest_summary: false });
});

test("the fifth who agrees puts the summary on the tour's page, in a new revision of it", async () => {
  const departure = await booking.addDeparture(10);
  for (const born of [1990, 1991, 1992, 1993]) await join(departure, { born });
  const fifth = await join(departure, { agrees: false });
  expect(await readGuests(departure)).toBeUndefined();
  const before = await readRevision();
  await fifth.save({ id: fifth.touristId, joins_guest_summary: true });
  expect(await readGuests(departure)).toEqual(summary);
  expect(await readRevision()).toBe(before + 1);
  // A sixth changes nothing that could tell of them alone.
  await join(departure, { born: 1960 });
  expect(await readGuests(departure)).toEqual(summary);
});

test("who takes it back is out at once, also where the organiser has closed the form", async () => {
  const departure = await booking.addDeparture(10);
  const [first] = await fiveOn(departure);
  const { id, touristId, save, read } = first!;
  const body = { tourists: [{ id: touristId, can_edit: false }] };
  await app.call("updateTourists", { query: { request_id: id }, body }, owner);
  expect(await refusal(save({ id: touristId, last_name: "Другая" }))).toMatchObject({
    status: 409,
  });
  const before = await readRevision();
  await save({ id: touristId, joins_guest_summary: false });
  expect((await read())[0]).toMatchObject({ joins_guest_summary: false, can_edit: false });
  expect(await readGuests(departure)).toBeUndefined();
  expect(await readRevision()).toBe(before + 1);
  // Once more by the same person adds nobody new.
  await save({ id: touristId, joins_guest_summary: true });
  expect(await readGuests(departure)).toBeUndefined();
});

test("canceled requests and those that nobody has paid do not count", async () => {
  const departure = await booking.addDeparture(10);
  const waiting = await guest.confirm(departure);
  const { data } = await app.call("touristsInfo", { query: { uuid: waiting.uuid } });
  const typed = { id: data.tourists[0]!.id, birthday: "1990-03-01", joins_guest_summary: true };
  await app.call("addTourists", {
    query: { uuid: waiting.uuid },
    body: { tourists: [typed], is_draft: true },
  });
  for (const born of [1990, 1991, 1992, 1993]) await join(departure, { born });
  expect(await readGuests(departure)).toBeUndefined();
  await guest.pay(waiting.uuid);
  expect(await readGuests(departure)).toEqual(summary);
  await app.call("cancelRequest", { body: { uuid: waiting.uuid, message: "Заболели" } });
  expect(await readGuests(departure)).toBeUndefined();
});

test("another birthday, a companion and another date take the summary away", async () => {
  const changes: ((
    one: Awaited<ReturnType<typeof join>>,
    departure: number,
  ) => Promise<unknown>)[] = [
    ({ save, touristId }) => save({ id: touristId, birthday: "1950-03-01" }),
    async ({ uuid }) => {
      const { data } = await app.call("requestParty", { query: { uuid } });
      const { total, refund } = data.options[0]!.add!;
      const body = { uuid, change: "add", option_id: "base" } as const;
      await app.call("changeParty", {
        body: { ...body, total: total.amount, refund: refund.amount },
      });
    },
    async ({ id }, departure) => {
      const other = await booking.addDate(departure, "2027-06-01");
      const body = { id, departure_id: other };
      await app.call("moveRequestBySeller", { body }, owner);
      expect(await readGuests(other)).toBeUndefined();
    },
  ];
  for (const change of changes) {
    const departure = await booking.addDeparture(10);
    const [first] = await fiveOn(departure);
    expect(await readGuests(departure)).toEqual(summary);
    await change(first!, departure);
    expect(await readGuests(departure)).toBeUndefined();
  }
});

test("a departure that moves takes its summary along, and whoever came since is not told by that", async () => {
  const departure = await booking.addDeparture(10);
  await fiveOn(departure);
  await join(departure, { born: 1950 });
  const body = { start_date: "2027-07-01", end_date: "2027-07-03" };
  const query = { organizer_id: organizer.id, id: departure };
  const { data } = await app.call("moveDeparture", { query, body }, owner);
  expect(data.id).not.toBe(departure);
  expect(await readGuests(data.id)).toEqual(summary);
});

test("whoever sells the tour agrees to nothing for its guests", async () => {
  const departure = await booking.addDeparture();
  const { id, touristId, read } = await join(departure, { agrees: false });
  const tourist = { id: touristId, joins_guest_summary: true } as { id: number };
  const call = { query: { request_id: id }, body: { tourists: [tourist] } };
  expect((await app.ask("updateTourists", call, owner)).status).toBe(400);
  expect((await read())[0]).toMatchObject({ joins_guest_summary: false });
});

test("a form that is emptied for another person has agreed to nothing", async () => {
  const departure = await booking.addDeparture(10);
  const [first] = await fiveOn(departure);
  const { uuid, touristId, read } = first!;
  const { data } = await app.call("requestParty", { query: { uuid } });
  const total = data.total.amount;
  const body = { uuid, change: "replace", tourist_id: touristId, total, refund: 0 } as const;
  await app.call("changeParty", { body });
  expect((await read())[0]).toMatchObject({ joins_guest_summary: false });
  expect(await readGuests(departure)).toBeUndefined();
});

test("guests who agree and leave at the same time end in one true summary", async () => {
  const departure = await booking.addDeparture(20);
  const people = [];
  for (let at = 0; at < 8; at += 1) people.push(await join(departure, { agrees: false }));
  await Promise.all(
    people.map(({ save, touristId }) => save({ id: touristId, joins_guest_summary: true })),
  );
  expect(await readGuests(departure)).toMatchObject({ from: 5 });
  await Promise.all([
    ...people
      .slice(0, 3)
      .map(({ uuid }) => app.call("cancelRequest", { body: { uuid, message: "" } })),
    ...people
      .slice(3)
      .map(({ save, touristId }) => save({ id: touristId, joins_guest_summary: false })),
  ]);
  expect(await readGuests(departure)).toBeUndefined();
  const agreed = await app.db.select().from(tourists).where(eq(tourists.id, people[5]!.touristId));
  expect(agreed[0]!.guestSummaryAgreedAt).toBeNull();
});

test("once a departure has left nothing is kept of who counted", async () => {
  const departure = await booking.addDeparture(10);
  await fiveOn(departure);
  const rows = () =>
    app.db.select().from(guestSummaries).where(eq(guestSummaries.departureId, departure));
  await eraseGuestSummaries(app.db, new Date("2027-04-30T09:00:00Z"));
  expect(await rows()).toHaveLength(1);
  await eraseGuestSummaries(app.db, new Date("2027-05-02T09:00:00Z"));
  expect(await rows()).toEqual([]);
});
