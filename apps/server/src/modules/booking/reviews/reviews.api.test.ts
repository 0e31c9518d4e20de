import type { CallInput, HidingReason, Tour } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Email } from "../../../platform/mail/email.ts";
import type { Person } from "../../../test/ask.ts";
import { createStaff } from "../../../test/create-organizer.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { requestEmailJob } from "../emails/request-email.job.ts";
import { requests } from "../request.table.ts";
import { askForReviewJob } from "./ask-for-review.job.ts";
import { reviewHidings } from "./review-hiding.table.ts";

let booking: TestBooking;
let staff: Person;
beforeAll(async () => {
  booking = await openTestBooking();
  staff = await createStaff(booking.app);
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  await deliver();
});

/** What came to the guests and to others since somebody looked last. */
async function deliver(): Promise<{ guest: Email[]; organizer: Email[] }> {
  await runDueJobs(booking.app.services, [requestEmailJob]);
  const emails = booking.app.emails.splice(0);
  const isGuest = ({ to }: Email) => to.startsWith("guest");
  return {
    guest: emails.filter(isGuest),
    organizer: emails.filter((email) => !isGuest(email)),
  };
}

const instant = { prepayment_percent: 0, is_instant_confirmation: true };
const signal = AbortSignal.any([]);

/** A request for May 1 to 3 whose trip is over and paid for on the spot. */
async function travel(tour: Parameters<TestBooking["addDeparture"]>[1] = {}) {
  const made = await booking.ask(await booking.addDeparture(8, { ...instant, ...tour }));
  const totalAmount = 0;
  await booking.app.db.update(requests).set({ totalAmount }).where(eq(requests.id, made.id));
  booking.setNow(new Date("2027-05-09T00:00:00Z"));
  await completeRequestJob.run({ request_id: made.id }, booking.app.services, signal);
  expect((await read(made.uuid)).status).toBe(4);
  await deliver();
  return made;
}

const read = async (uuid: string) =>
  (await booking.app.call("getRequestByUuid", { query: { uuid } })).data;
type Written = CallInput<TourContract["sendReview"]>["body"];
const words = { author: "Анна", rating: 5, text: "Было хорошо" };
const send = (uuid: string, over: Partial<Written> = {}) =>
  booking.app.call("sendReview", { body: { uuid, ...words, ...over } });
const why = "Назовите гида по имени без фамилии";
const decide = (id: number, at: string, is_published = true, reason = why) =>
  booking.app.call("decideReview", { body: { id, at, is_published, words: reason } }, staff);
const askFor = (id: number) =>
  askForReviewJob.run({ request_id: id }, booking.app.services, signal);

test("two days after the trip its guest is asked for a review once, by an email one can unsubscribe from", async () => {
  const { id, uuid } = await travel();
  const [request] = await booking.app.db.select().from(requests).where(eq(requests.id, id));
  // Eleven in the morning on Kamchatka, two days after the last one.
  const due = new Date("2027-05-02T23:00:00Z");
  expect((await read(uuid)).departure.end_date).toBe("2027-05-01");
  booking.setNow(new Date(due.getTime() - 1));
  expect(await askFor(id)).toEqual(due);
  expect((await deliver()).guest).toEqual([]);
  booking.setNow(due);
  await runDueJobs(booking.app.services, [askForReviewJob]);
  await askFor(id);
  await askFor(id);
  const { guest } = await deliver();
  expect(guest.map(({ to }) => to)).toEqual([request!.contactEmail]);
  const [email] = guest;
  expect(email?.text).toContain(`/order/${uuid}/review`);
  expect(email?.unsubscribeUrl).toMatch(/^http.*\/unsubscribe\/[0-9a-f-]{36}$/);
  expect(email?.text).toContain(email?.unsubscribeUrl);
  expect(email?.html).toContain(`href="${email?.unsubscribeUrl}"`);
  const { data } = await booking.app.call("getRequest", { query: { id } }, booking.organizer.owner);
  expect(data.emails.map(({ kind }) => kind)).toContain("review");
});

test("nobody is asked who unsubscribed, who wrote already, or whose trip was not travelled", async () => {
  const { id, uuid } = await travel();
  await askFor(id);
  const [{ unsubscribeUrl = "" } = {}] = (await deliver()).guest;
  const token = unsubscribeUrl.split("/").at(-1)!;
  const mailing = async () => (await booking.app.call("readMailing", { query: { token } })).data;
  expect(await mailing()).toMatchObject({ is_subscribed: true });
  expect((await mailing()).address).toMatch(/^gu\*\*\*@example\.com$/);
  const change = (is_subscribed: boolean) =>
    booking.app.call("changeMailing", { body: { token, is_subscribed } });
  expect((await change(false)).data.is_subscribed).toBe(false);

  const again = booking.bodyOf(0);
  const [{ contactEmail: email } = { contactEmail: "" }] = await booking.app.db
    .select()
    .from(requests)
    .where(eq(requests.id, id));
  const askAgain = async () => {
    await booking.refresh();
    const departureId = await booking.addDeparture(8, instant);
    const made = await booking.ask(departureId, { contact: { ...again.contact, email } });
    const paid = { totalAmount: 0, status: 4 as const };
    await booking.app.db.update(requests).set(paid).where(eq(requests.id, made.id));
    booking.setNow(new Date("2027-05-09T00:00:00Z"));
    expect((await deliver()).guest, "emails about the booking come").toHaveLength(1);
    return made;
  };
  const second = await askAgain();
  await askFor(second.id);
  expect((await deliver()).guest).toEqual([]);
  const owner = booking.organizer.owner;
  const { data } = await booking.app.call("getRequest", { query: { id: second.id } }, owner);
  expect(data.unsubscribed_at).toBe("2027-05-09T00:00:00.000Z");
  await change(true);
  const third = await askAgain();
  await askFor(third.id);
  expect((await deliver()).guest, "control: they come again").toHaveLength(1);

  await send(uuid);
  const { id: cancelled } = await booking.ask(
    await booking.addDate((await read(uuid)).departure.id, "2027-06-01"),
  );
  await deliver();
  booking.setNow(new Date("2027-07-01T00:00:00Z"));
  await askFor(cancelled);
  expect((await deliver()).guest).toEqual([]);
  const unknown = { token: crypto.randomUUID() };
  expect((await booking.app.ask("readMailing", { query: unknown })).status).toBe(404);
});

test("a review waits for staff, can be changed until it is published, and then counts for the tour", async () => {
  const { id, uuid } = await travel();
  expect(await read(uuid)).toMatchObject({ can_review: true, review: null });
  await send(uuid, { rating: 2 });
  const first = (await read(uuid)).review!;
  booking.setNow(new Date("2027-05-09T10:00:00Z"));
  await send(uuid, { text: "Было <b>очень</b> хорошо", rating: 4 });
  expect((await deliver()).organizer, "nobody sells who can do anything yet").toEqual([]);
  expect(await refusal(decide(id, first.at))).toMatchObject({ status: 409 });

  const { review } = await read(uuid);
  const shown = async () => {
    const [request] = await booking.app.db.select().from(requests).where(eq(requests.id, id));
    const [tour] = await booking.app.db.select().from(tours).where(eq(tours.id, request!.tourId));
    const host = { headers: { "site-host": new URL(booking.app.services.env.siteOrigin).host } };
    const query = { id: booking.organizer.id, limit: 50 };
    const { data } = await booking.app.call("organizerReviews", { query }, host);
    const own = data.filter((one) => one.tour.id === tour!.id);
    return { rating: tour!.rating, count: tour!.reviewsCount, texts: own.map(({ text }) => text) };
  };
  expect(await shown()).toEqual({ rating: null, count: 0, texts: [] });
  await decide(id, review!.at);
  const { organizer } = await deliver();
  expect(organizer.map(({ text }) => text)).toEqual([expect.stringContaining("> Было <b>очень")]);
  expect(await shown()).toEqual({ rating: 4, count: 1, texts: ["Было <b>очень</b> хорошо"] });
  expect(await read(uuid)).toMatchObject({ can_review: false, review: { state: "published" } });
  expect(await refusal(send(uuid))).toMatchObject({ status: 409 });
  expect(await refusal(decide(id, review!.at, false))).toMatchObject({ status: 409 });
  expect(await shown()).toMatchObject({ count: 1 });
});

test("a published review is hidden for everyone with a reason that its guest reads, and is shown again", async () => {
  const { id, uuid } = await travel();
  const { app, organizer, other } = booking;
  const [request] = await app.db.select().from(requests).where(eq(requests.id, id));
  const isTour = eq(tours.id, request!.tourId);
  await booking.addDate(request!.departureId, "2027-06-01");
  const hide = (reason: HidingReason, words = "") =>
    app.call("hideReview", { body: { id, reason, words } }, organizer.owner);
  const show = () => app.call("showReview", { body: { id } }, organizer.owner);
  const { data: site } = await app.call(
    "getAttachedSite",
    { query: { organizer_id: organizer.id } },
    organizer.owner,
  );
  const onSite = { headers: { "site-host": new URL(site!.url).host } };
  /** All that visitors read of it, on the page of the tour and of its organiser. */
  const seen = async () => {
    const [tour] = await app.db.select().from(tours).where(isTour);
    const query = { slug: tour!.slug, expand_reviews: "1" as const };
    const { data: page } = (await app.call("tour", { query }, onSite)) as { data: Tour };
    const list = await app.call("tourReviews", { query: { id: tour!.id } }, onSite);
    const found = await app.call("tours", {}, onSite);
    const card = found.data.find((one) => one.id === tour!.id);
    const [own] = await app.db.select().from(organizers).where(eq(organizers.id, organizer.id));
    return {
      page: [page.rating, page.reviews_count, page.reviews.length],
      list: list.data.map(({ text }) => text),
      card: [card?.rating, card?.reviews_count],
      total: own!.reviewsCount,
    };
  };
  const before = await seen();
  expect(before).toMatchObject({ page: [null, 0, 0], list: [], card: [null, 0] });
  const { data: written } = await send(uuid, { rating: 1 });
  expect(await refusal(hide("abuse"))).toMatchObject({ status: 409 });
  await decide(id, written.at);
  const published = await seen();
  expect(published).toMatchObject({ page: [1, 1, 1], list: ["Было хорошо"], card: [1, 1] });

  expect(await refusal(hide("other", " no "))).toMatchObject({
    status: 400,
    validation: { words: [expect.any(String)] },
  });
  expect(await refusal(hide("other", "я".repeat(501)))).toMatchObject({ status: 400 });
  const foreign = { body: { id, reason: "abuse" as const } };
  expect((await app.ask("hideReview", foreign, other.owner)).status).toBe(404);
  expect(await seen()).toEqual(published);
  const revision = async () => (await app.call("customMetadata", {}, onSite)).revision;
  const cached = await revision();
  await hide("other", "Гость был в другой группе");
  expect(await revision(), "by which the site keeps pages").not.toBe(cached);
  expect(await seen()).toEqual(before);
  const hidden = { reason: "other", words: "Гость был в другой группе" };
  expect(await read(uuid)).toMatchObject({ can_review: true, review: { state: "hidden", hidden } });
  expect(await refusal(hide("abuse"))).toMatchObject({ status: 409 });
  expect(await refusal(decide(id, written.at))).toMatchObject({ status: 409 });
  expect((await app.ask("showReview", { body: { id } }, other.owner)).status).toBe(404);

  expect((await show()).data.review).toEqual({ ...written, state: "published" });
  expect(await seen()).toEqual(published);
  expect(await refusal(show())).toMatchObject({ status: 409 });
  await hide("abuse");
  await send(uuid, { text: "Извините за резкость" });
  expect((await read(uuid)).review).toMatchObject({ state: "waiting" });
  expect((await read(uuid)).review).not.toHaveProperty("hidden");
  expect(await refusal(show()), "what waits is decided on").toMatchObject({ status: 409 });
  const kept = await app.db.select().from(reviewHidings).where(eq(reviewHidings.requestId, id));
  const at = new Date("2027-05-09T00:00:00Z");
  expect(kept).toMatchObject([
    {
      ...hidden,
      hiddenAt: at,
      hiddenBy: expect.any(String),
      shownAt: at,
      shownBy: expect.any(String),
    },
    { reason: "abuse", words: "", shownAt: null, shownBy: null },
  ]);
});

test("there is no review of a trip that is not over, and who sells it does not decide on it", async () => {
  const { id, uuid } = await booking.ask(await booking.addDeparture(8, instant));
  expect((await read(uuid)).can_review).toBe(false);
  expect(await refusal(send(uuid))).toMatchObject({ status: 409 });
  const travelled = await travel();
  const { data } = await send(travelled.uuid);
  const body = { id: travelled.id, at: data.at, is_published: true };
  const own = await booking.app.ask("decideReview", { body }, booking.organizer.owner);
  expect(own.status, "who sells the trip does not decide on its reviews").toBe(403);
  expect(await refusal(decide(id, data.at))).toMatchObject({ status: 404 });
  expect(await refusal(send(travelled.uuid, { rating: 6 }))).toMatchObject({ status: 400 });
  expect(await refusal(send(travelled.uuid, { text: " " }))).toMatchObject({ status: 400 });
});

test("a guest's emails come in the organiser's name, the organiser's own in the platform's", async () => {
  await booking.app.db
    .update(organizers)
    .set({ email: "office@example.com" })
    .where(eq(organizers.id, booking.organizer.id));
  await booking.ask(await booking.addDeparture());
  const { guest, organizer } = await deliver();
  expect(guest[0]?.fromName).toBeTruthy();
  expect(guest[0]).toMatchObject({ replyTo: "office@example.com" });
  expect(guest[0]?.unsubscribeUrl).toBeUndefined();
  expect(organizer[0]?.fromName).toBeUndefined();
});
