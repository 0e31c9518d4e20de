import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../../test/ask.ts";
import { createStaff } from "../../../test/create-organizer.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { activity } from "../../activity/activity.table.ts";
import { addReviews } from "../../tours/add-reviews.ts";
import { tours } from "../../tours/tour.table.ts";
import { requestEmailJob } from "../emails/request-email.job.ts";
import { requests } from "../request.table.ts";

let booking: TestBooking;
let staff: Person;
beforeAll(async () => {
  booking = await openTestBooking();
  staff = await createStaff(booking.app);
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

/** A request of a trip that is over, and its tour. */
async function travel() {
  const { app } = booking;
  const made = await booking.ask(await booking.addDeparture());
  const isMade = eq(requests.id, made.id);
  const [request] = await app.db
    .update(requests)
    .set({ status: 4, heldUntil: null })
    .where(isMade)
    .returning();
  return { ...made, tourId: request!.tourId };
}

const words = { author: "Анна", rating: 5, text: "Было хорошо", aspects: { guide: 5, value: 3 } };
const send = async (uuid: string, over: object = {}) =>
  (await booking.app.call("sendReview", { body: { uuid, ...words, ...over } })).data;
const decide = (id: number, at: string, is_published: boolean, reason = "") =>
  booking.app.call("decideReview", { body: { id, at, is_published, words: reason } }, staff);
const list = async (query: object = {}) =>
  booking.app.call(
    "listReviews",
    { query: { organizer_id: booking.organizer.id, ...query } },
    booking.organizer.owner,
  );
const reply = (id: number, text: string, by = booking.organizer) =>
  booking.app.call(
    "replyToReview",
    { query: { organizer_id: by.id }, body: { id, text } },
    by.owner,
  );
const deeds = async (subjectId: number) =>
  (await booking.app.db.select().from(activity).where(eq(activity.subjectId, subjectId))).map(
    ({ kind, details }) => [kind, details],
  );

/** Emails to the guest of a request, those of its booking left out. */
async function told() {
  await runDueJobs(booking.app.services, [requestEmailJob]);
  return booking.app.emails.splice(0).filter(({ subject }) => subject.startsWith("Отзыв"));
}

test("a refusal names its reason: the guest is told each time, writes anew, and reads it until then", async () => {
  const { id, uuid } = await travel();
  const { at } = await send(uuid);
  expect(await refusal(decide(id, at, false, " no"))).toMatchObject({
    status: 400,
    validation: { words: [expect.any(String)] },
  });
  const reason = "Уберите фамилию гида";
  const { data } = await decide(id, at, false, reason);
  expect(data.review).toMatchObject({ state: "declined", refusal: reason });
  const [email, ...more] = await told();
  expect(email?.text).toContain(reason);
  expect(email?.text).toContain(`/order/${uuid}/review`);
  expect(more).toEqual([]);

  booking.setNow(new Date("2027-06-01T00:00:00Z"));
  const again = await send(uuid, { text: "Спасибо гиду" });
  expect(again).toMatchObject({ state: "waiting" });
  expect(again).not.toHaveProperty("refusal");
  await decide(id, again.at, false, "Это не о поездке");
  expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining("не о поездке")]);
  expect((await deeds(id)).slice(-2)).toEqual([
    ["review_decided", { is_published: false }],
    ["review_decided", { is_published: false }],
  ]);
});

test("a guest's published review is verified, with its marks by aspects; one entered by hand is not", async () => {
  const { id, uuid, tourId } = await travel();
  expect((await list()).waiting).toBe(0);
  const { at, aspects } = await send(uuid);
  expect(aspects).toEqual(words.aspects);
  expect((await list({ tour_id: tourId })).data).toEqual([]);
  expect((await list()).waiting).toBe(1);
  await decide(id, at, true);
  const byHand = { author: "Пётр", city: "", rating: 2, text: "Так себе", date: "2020-01-01" };
  await booking.app.db.transaction((tx) => addReviews(tx, tourId, [{ ...byHand, photos: [] }]));
  const { data, waiting } = await list({ tour_id: tourId });
  expect(waiting).toBe(0);
  expect(data).toMatchObject([
    { author: "Анна", is_verified: true, aspects: words.aspects, request_id: id },
    { author: "Пётр", request_id: null },
  ]);
  expect(data[1]).not.toHaveProperty("is_verified");
  const stars = async (rating: number) => (await list({ tour_id: tourId, rating })).data.length;
  expect([await stars(5), await stars(2), await stars(1)]).toEqual([1, 1, 0]);
  expect(await refusal(send((await travel()).uuid, { aspects: { guide: 6 } }))).toMatchObject({
    status: 400,
  });
});

test("an organiser answers a review once for everyone, and changes the answer; another organiser does not", async () => {
  const { id, uuid, tourId } = await travel();
  const { at } = await send(uuid);
  await decide(id, at, true);
  const [review] = (await list({ tour_id: tourId, is_answered: 0 })).data;
  expect(await refusal(reply(review!.id, "Чужое", booking.other))).toMatchObject({ status: 404 });
  await reply(review!.id, "Спасибо!");
  booking.setNow(new Date("2027-06-02T09:00:00Z"));
  const { data } = await reply(review!.id, "Спасибо, ждём снова!");
  expect(data.reply).toEqual({ text: "Спасибо, ждём снова!", date: "2027-06-02" });
  expect((await list({ tour_id: tourId, is_answered: 0 })).data).toEqual([]);
  const host = new URL(booking.app.services.env.siteOrigin).host;
  const page = () =>
    booking.app.call("tourReviews", { query: { id: tourId } }, { headers: { "site-host": host } });
  expect((await page()).data[0]?.reply?.text).toBe("Спасибо, ждём снова!");
  expect(await deeds(tourId)).toEqual([
    ["review_answered", {}],
    ["review_answered", {}],
  ]);

  const owner = booking.organizer.owner;
  await booking.app.call("hideReview", { body: { id, reason: "abuse" } }, owner);
  expect(await refusal(reply(review!.id, "Поздно"))).toMatchObject({ status: 404 });
  await booking.app.call("showReview", { body: { id } }, owner);
  expect((await page()).data[0]?.reply?.text, "it stands with its answer").toContain("ждём");
  await booking.app.call("hideReview", { body: { id, reason: "abuse" } }, owner);
  await send(uuid, { text: "Иначе" });
  const own = { query: { id } };
  const { data: request } = await booking.app.call("getRequest", own, owner);
  expect(request.review, "the answer was to other words").not.toHaveProperty("reply");
});

test("a review of a tour that was made for one request stands with the tour that it was made from", async () => {
  const origin = await booking.ask(await booking.addDeparture());
  const offer = {
    id: origin.id,
    title: "Для своих",
    text: "",
    start_date: "2027-05-01",
    end_date: "2027-05-03",
    capacity: 2,
    prices: [{ option_id: "base", amount: 100 }],
  };
  const { organizer, app } = booking;
  await app.call("offerIndividualTour", { body: offer }, organizer.owner);
  const own = { headers: {} };
  const { data: tour } = await app.call("individualTour", { query: { uuid: origin.uuid } }, own);
  const departureId = tour.departures[0]!.id;
  const made = await booking.ask(departureId, { individual_uuid: origin.uuid });
  await app.db.update(requests).set({ status: 4, heldUntil: null }).where(eq(requests.id, made.id));
  const { at } = await send(made.uuid);
  await decide(made.id, at, true);
  const [request] = await app.db.select().from(requests).where(eq(requests.id, origin.id));
  const [reviewed] = await app.db.select().from(tours).where(eq(tours.id, request!.tourId));
  expect(reviewed?.reviewsCount).toBe(1);
});
