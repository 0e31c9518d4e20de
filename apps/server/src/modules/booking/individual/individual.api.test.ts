import type { IndividualOffer } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking, refusal, seats } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";
import { requestEmails } from "../emails/request-email.table.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

const offered: IndividualOffer = {
  title: "Алтай для вашей семьи",
  text: "Медленнее и с баней.",
  start_date: "2027-06-10",
  end_date: "2027-06-14",
  capacity: 4,
  prices: [{ option_id: "base", amount: 9_900_000 }],
};

/** A request, and what its organiser and its guest can do with a tour for it. */
async function openRequest() {
  const { app, organizer, ask, addDeparture } = booking;
  const request = await ask(await addDeparture(), { seats: seats(2) });
  const { id, uuid } = request;
  const read = async () =>
    (await app.call("individualTour", { query: { uuid, with_alt: 1 } })).data;
  return {
    request,
    read,
    offer: (over: Partial<IndividualOffer> = {}, by = organizer.owner) =>
      app.call("offerIndividualTour", { body: { id, ...offered, ...over } }, by),
    async book(count = 1) {
      const [departure] = (await read()).departures;
      return ask(departure!.id, { seats: seats(count), individual_uuid: uuid });
    },
  };
}

test("a copy of the tour is made for its guest, who is written to and finds it on the request's page", async () => {
  const { request, read, offer } = await openRequest();
  await offer();
  expect(await read()).toMatchObject({
    title: offered.title,
    description: offered.text,
    days: 5,
    nights: 4,
    slug: `order/${request.uuid}/individual-tour`,
    departures: [{ start_date: "2027-06-10", end_date: "2027-06-14", seats_left: 4 }],
    price_from: { amount: 9_900_000 },
    activities: ["Треккинг", "Фото, видео и «дневник»"],
  });
  const { data } = await booking.app.call("getRequestByUuid", { query: { uuid: request.uuid } });
  expect(data.individual_tour).toEqual({
    title: offered.title,
    start_date: "2027-06-10",
    end_date: "2027-06-14",
    is_booked: false,
    is_over: false,
  });
  const emails = await booking.app.db
    .select()
    .from(requestEmails)
    .where(eq(requestEmails.requestId, request.id));
  expect(emails.map(({ kind }) => kind)).toContain("individual tour");
});

test("nobody finds it in a list, by its slug or number, and nobody edits it as a tour", async () => {
  const { read, offer } = await openRequest();
  const { app, organizer } = booking;
  await offer();
  const { id, slug, departures: own } = await read();
  const site = (
    await app.call("getAttachedSite", { query: { organizer_id: organizer.id } }, organizer.owner)
  ).data!;
  const site_id = site.id;
  const asked = await Promise.all([
    app.call("toursCrm", { query: { site_id } }),
    app.call("tours", { query: { site_id } }),
    app.call("toursSchedule", { query: { site_id } }),
    app.call("validateSlug", { query: { slug, site_id } }),
    app.call("getToursByIds", { query: { ids: `${id}` } }, organizer.owner),
    app.call(
      "listTours",
      { query: { organizer_id: organizer.id, status: "all" } },
      organizer.owner,
    ),
    app.call("listDepartures", { query: { organizer_id: organizer.id } }, organizer.owner),
  ]);
  expect(JSON.stringify(asked)).not.toContain(offered.title);
  expect(JSON.stringify(asked)).not.toContain(`"start_date":"2027-06-10"`);
  const query = { organizer_id: organizer.id, id };
  const refused = [
    app.call("tour", { query: { slug, site_id } }),
    app.call("tourCrm", { query: { slug, site_id } }),
    app.call("tourCities", { query: { tour_id: id, site_id } }),
    app.call("bookingOffer", { query: { tour_id: id, site_id } }),
    app.call("updateTour", { query, body: { title: "Другое" } }, organizer.owner),
    app.call("archiveTour", { query, body: { is_archived: false } }, organizer.owner),
    app.call("createRequest", { body: booking.bodyOf(own[0]!.id) }),
  ];
  const answers = await Promise.all(refused.map(refusal));
  expect(answers.map((one) => (one as { status: number }).status)).toEqual(Array(7).fill(404));
});

test("it is booked once, and again when nothing came of the first booking", async () => {
  const { request, read, offer, book } = await openRequest();
  await offer();
  const { id } = await read();
  const query = { tour_id: id, individual_uuid: request.uuid };
  const { data } = await booking.app.call("bookingOffer", { query });
  expect(data).toMatchObject({ individual_uuid: request.uuid, tour: { title: offered.title } });
  const made = await book();
  expect(await refusal(book())).toMatchObject({
    status: 409,
    message: expect.stringContaining("уже забронирован"),
  });
  expect(await refusal(offer())).toMatchObject({ status: 409 });
  await booking.app.call("cancelRequest", { body: { uuid: made.uuid } });
  expect(await book()).toMatchObject({ seats: 1 });
});

// ASVS 2.3.4
test("bookings that come at once make one request, though there are seats for all", async () => {
  const { offer, book } = await openRequest();
  await offer({ capacity: 8 });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => refusal(book())));
  const refused = outcomes.filter((one) => one !== "accepted");
  expect(refused.map((one) => (one as { status: number }).status)).toEqual([409, 409, 409, 409]);
  // Control: an ordinary departure with as many seats takes them all.
  const id = await booking.addDeparture(8);
  const ordinary = Array.from({ length: 5 }, () => refusal(booking.ask(id)));
  expect(await Promise.all(ordinary)).toEqual(Array(5).fill("accepted"));
});

test("another offer takes the place of one that nobody booked", async () => {
  const { read, offer } = await openRequest();
  await offer();
  const former = await read();
  await offer({ title: "Ещё медленнее" });
  expect((await read()).title).toBe("Ещё медленнее");
  const [departure] = await booking.app.db
    .select()
    .from(departures)
    .where(eq(departures.id, former.departures[0]!.id));
  expect(departure!.status).toBe("canceled");
});

test("after its dates it is gone, and without an offer it is not there", async () => {
  const { read, offer } = await openRequest();
  expect(await refusal(read())).toMatchObject({ status: 404 });
  await offer();
  booking.setNow(new Date("2027-06-15T12:00:00Z"));
  expect(await refusal(read())).toMatchObject({ status: 410 });
});

test("a past start, an option that the tour does not have, and another's request are refused", async () => {
  const { offer, request } = await openRequest();
  const past = { start_date: "2027-04-01", end_date: "2027-04-03" };
  expect(await refusal(offer(past))).toMatchObject({
    status: 422,
    validation: { start_date: [expect.any(String)] },
  });
  const endless = { start_date: "2027-06-10", end_date: "9927-06-10" };
  expect(await refusal(offer(endless))).toMatchObject({
    status: 422,
    validation: { end_date: ["Поездка длится не больше 365 дней"] },
  });
  const unknown = { prices: [{ option_id: "nobody", amount: 1 }] };
  expect(await refusal(offer(unknown))).toMatchObject({ status: 422 });
  expect(await refusal(offer({}, booking.other.owner))).toMatchObject({ status: 404 });
  const query = { id: request.id };
  const ask = (by = booking.organizer.owner) => booking.app.call("tourForRequest", { query }, by);
  expect((await ask()).data).toMatchObject({ title: "Алтай в мае" });
  expect(await refusal(ask(booking.other.owner))).toMatchObject({ status: 404 });
});

test("a shorter trip shows no day of the programme that it does not have, a longer one all of them", async () => {
  const { app } = booking;
  const program = Array.from({ length: 7 }, (_, index) => ({
    ...{ id: `d${index + 1}`, title: `День ${index + 1}`, text: "", media: [] },
    ...{ meals: "", lodging: "", distance_km: 0 },
  }));
  const request = await booking.ask(await booking.addDeparture(8, { program, days: 7, nights: 6 }));
  const daysOf = async (over: object) => {
    const body = { id: request.id, ...offered, ...over };
    await app.call("offerIndividualTour", { body }, booking.organizer.owner);
    const query = { uuid: request.uuid, with_alt: 1 } as const;
    const { days, program: shown } = (await app.call("individualTour", { query })).data;
    return [days, shown.map(({ id }) => id).join(" ")];
  };
  expect(await daysOf({})).toEqual([5, "d1 d2 d3 d4 d5"]);
  expect(await daysOf({ end_date: "2027-06-19" })).toEqual([10, "d1 d2 d3 d4 d5 d6 d7"]);
});
