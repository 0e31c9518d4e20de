import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { clearJobs, passJobTime, runDueJobs } from "../../test/jobs.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { departurePrices, departures } from "../tours/departure.table.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { tours } from "../tours/tour.table.ts";
import { subscriptionEmailJob } from "./subscription-email.job.ts";
import { subscriptionAttempts, subscriptions } from "./subscription.table.ts";
import { tellHourly, tellSubscribersJob } from "./tell-subscribers.job.ts";

const firstDay = new Date("2027-03-01T12:00:00Z");
let now = firstDay;
let app: TestApp;
let own: TestOrganizer;
let host: string;
let email: string;
let count = 0;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Тропа");
  const query = { organizer_id: own.id };
  await app.call("attachSite", { body: query }, own.owner);
  await app.call("publishData", { query: { ...query, type: "site" } }, own.owner);
  host = (await app.call("getDomain", { query }, own.owner)).data.domain;
});
afterAll(() => app.close());
beforeEach(async () => {
  now = firstDay;
  count += 1;
  email = `anna-${count}@example.com`;
  app.emails.splice(0);
  await clearJobs(app.db);
  await app.db.delete(subscriptions);
  await app.db.delete(subscriptionAttempts);
  await app.db.delete(tours);
});

const pass = (hours: number) => void (now = new Date(now.getTime() + hours * 3_600_000));
async function deliver() {
  await runDueJobs(app.services, [subscriptionEmailJob]);
  return app.emails.splice(0);
}
/** What a server that has just started, and looks what is new, has written. */
async function tell() {
  await tellHourly(app.services);
  await runDueJobs(app.services, [tellSubscribersJob], { max: 1 });
  return deliver();
}

async function addTour(title: string, over: Parameters<typeof testTour>[0] = {}) {
  const { id } = await createTour(app.db, own.id, testTour({ title, ...over }));
  const [departure] = await addDepartures(app.db, id, [testDeparture("2027-06-01")]);
  return { id, departure: departure! };
}

const altai = { tours_direction: ["Алтай"] };
const onAltai = { search: altai, title: "Алтай", path: "/tours?direction=%D0%90" };
const follow = (over: object = {}) =>
  app.ask("subscribeToSearch", { body: { email, ...onAltai, ...over } });
const followTour = (tour_id: number, at: string | null = host) =>
  app.ask(
    "subscribeToTour",
    { body: { email, tour_id } },
    at ? { headers: { "site-host": at } } : {},
  );
const tokenIn = (text: string) => /\/subscription\/([0-9a-f-]{36})/.exec(text)![1]!;
/** Subscribes and confirms; the token. */
async function confirmed(answer: Promise<Response>) {
  expect((await answer).status).toBe(200);
  const [letter] = await deliver();
  const token = tokenIn(letter!.text);
  await app.call("confirmSubscription", { body: { token } });
  return token;
}

test("nobody is written to before they confirm, and the email that asks says nothing of strangers' words", async () => {
  expect((await follow({ title: "КУПИ ЗДЕСЬ spam.example" })).status).toBe(200);
  const [letter, ...more] = await deliver();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ to: email, subject: "Подтвердите подписку на новые туры" });
  expect(`${letter!.subject}${letter!.text}${letter!.html}`).not.toContain("spam");
  expect(letter!.unsubscribeUrl).toBeUndefined();
  await addTour("Белуха");
  expect(await tell()).toEqual([]);
  const token = tokenIn(letter!.text);
  const { data } = await app.call("readSubscription", { query: { token } });
  expect(data).toEqual({
    kind: "search",
    title: "КУПИ ЗДЕСЬ spam.example",
    url: `${app.services.env.siteOrigin}/tours?direction=%D0%90`,
    address: `an***@example.com`,
    is_confirmed: false,
    until: null,
  });
  await app.call("confirmSubscription", { body: { token } });
  const [told] = await tell();
  expect(told?.text).toContain("Белуха");
});

test("a confirmed mailbox hears of each tour that newly fits once, after a restart, too", async () => {
  await addTour("Старый");
  const token = await confirmed(follow());
  expect(await tell()).toEqual([]);
  await addTour("Белуха");
  await addTour("Катунь");
  await addTour("Байкал", { directions: ["Байкал"] });
  const [letter, ...more] = await tell();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("2\u00a0новых тура по вашему поиску");
  for (const title of ["Белуха", "Катунь"]) expect(letter?.text).toContain(title);
  for (const title of ["Старый", "Байкал"]) expect(letter?.text).not.toContain(title);
  expect(letter?.text).toContain(`${app.services.env.siteOrigin}/tours?direction=%D0%90`);
  expect(letter?.unsubscribeUrl).toBe(`${app.services.env.siteOrigin}/subscription/${token}`);
  pass(25);
  expect(await tell()).toEqual([]);
});

test("more than one email a day is not written: what comes meanwhile is told the day after", async () => {
  await confirmed(follow());
  await addTour("Белуха");
  expect(await tell()).toHaveLength(1);
  await addTour("Катунь");
  pass(23);
  expect(await tell()).toEqual([]);
  pass(1);
  const [letter] = await tell();
  expect(letter?.text).toContain("Катунь");
  expect(letter?.text).not.toContain("Белуха");
});

test("a tour that comes to fit by a lower price is new", async () => {
  const { departure } = await addTour("Белуха");
  await confirmed(follow({ search: { ...altai, price_to: 4_000_000 } }));
  expect(await tell()).toEqual([]);
  await setPrice(departure, 3_900_000);
  expect((await tell())[0]?.text).toContain("Белуха");
});

const setPrice = async (departureId: number, amount: number) => {
  await app.db
    .update(departurePrices)
    .set({ amount })
    .where(eq(departurePrices.departureId, departureId));
};

test("a tour's reader hears of a lower price and of new dates, in its organiser's name", async () => {
  const { id, departure } = await addTour("Белуха");
  const token = await confirmed(followTour(id));
  expect(await tell()).toEqual([]);
  await setPrice(departure, 5_000_000);
  expect(await tell()).toEqual([]);
  await setPrice(departure, 4_500_000);
  const [letter] = await tell();
  expect(letter).toMatchObject({ subject: "Цена стала ниже: Белуха", fromName: "Тропа" });
  expect(letter?.text).toMatch(/Было: от 48\s000\s₽\nСтало: от 45\s000\s₽/);
  expect(letter?.unsubscribeUrl).toContain(`//${host}/subscription/${token}`);
  pass(25);
  await setPrice(departure, 4_700_000);
  await addDepartures(app.db, id, [
    testDeparture("2027-07-10"),
    testDeparture("2027-08-10", { capacity: 0 }),
  ]);
  const [dates] = await tell();
  expect(dates?.subject).toBe("Новые даты: Белуха");
  expect(dates?.text).toContain("10 июля");
  expect(dates?.text).not.toContain("августа");
  pass(25);
  await app.db
    .update(departures)
    .set({ capacity: 5 })
    .where(eq(departures.startDate, "2027-08-10"));
  expect((await tell())[0]?.text).toContain("10 августа");
  pass(25);
  expect(await tell()).toEqual([]);
});

test("one press ends it, as often as it is pressed, and the mailbox is forgotten", async () => {
  const token = await confirmed(follow());
  await addTour("Белуха");
  await tellHourly(app.services);
  await runDueJobs(app.services, [tellSubscribersJob], { max: 1 });
  for (const _ of [1, 2]) await app.call("endSubscription", { body: { token } });
  expect(await app.db.$count(subscriptions)).toBe(0);
  expect((await app.ask("readSubscription", { query: { token } })).status).toBe(404);
  expect((await app.ask("confirmSubscription", { body: { token } })).status).toBe(404);
  // An email that waits for the mail server is let go, too.
  expect(await deliver()).toEqual([]);
});

test("a link that is three days old confirms nothing, and what waited for it is forgotten", async () => {
  await follow();
  const token = tokenIn((await deliver())[0]!.text);
  pass(72);
  expect((await app.ask("confirmSubscription", { body: { token } })).status).toBe(404);
  expect((await app.ask("readSubscription", { query: { token } })).status).toBe(404);
  await tell();
  expect(await app.db.$count(subscriptions)).toBe(0);
});

test("a link that was used before stays good for as long as the subscription", async () => {
  const token = await confirmed(follow());
  pass(24 * 30);
  const { data } = await app.call("confirmSubscription", { body: { token } });
  expect(data.is_confirmed).toBe(true);
});

test("whoever asks again gets the link again, but not at once, and not more than three times", async () => {
  await follow();
  expect(await deliver()).toHaveLength(1);
  expect((await follow()).status).toBe(200);
  expect(await deliver()).toEqual([]);
  for (const _ of [2, 3]) {
    pass(1);
    expect((await follow({ email: email.toUpperCase() })).status).toBe(200);
    expect(await deliver()).toHaveLength(1);
  }
  pass(1);
  expect((await follow()).status).toBe(429);
  pass(72);
  expect((await follow()).status).toBe(200);
  expect(await deliver()).toHaveLength(1);
  expect(await app.db.$count(subscriptions)).toBe(1);
});

test("who is subscribed is told so by email, and goes on hearing of what is new to them", async () => {
  const token = await confirmed(follow());
  await addTour("Белуха");
  pass(1);
  await follow();
  const [letter] = await deliver();
  expect(letter?.subject).toBe("Вы уже подписаны");
  expect(tokenIn(letter!.text)).toBe(token);
  expect((await tell())[0]?.text).toContain("Белуха");
});

test("a stranger cannot fill a mailbox with requests to confirm", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 7; at++) {
    statuses.push((await follow({ path: `/tours?q=${at}` })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await deliver()).toHaveLength(5);
  expect(await app.db.$count(subscriptions)).toBe(5);
});

test("an address of the network subscribes ten times, and then waits", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) {
    statuses.push((await follow({ email: `one-${at}@example.com` })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test.each([
  ["a mailbox that is none", { email: "anna@" }],
  ["a path of another site", { path: "//evil.example/tours?q=1" }],
  ["a filter that there is not", { search: { colour: "red" } }],
  ["no words", { title: " " }],
])("a subscription with %s is refused, and nothing is kept", async (_, over) => {
  expect((await follow(over)).status).toBe(400);
  expect(await app.db.$count(subscriptions)).toBe(0);
});

test("a search for days that are over ends by itself", async () => {
  await confirmed(follow({ search: { ...altai, dates_to: "2027-03-10" } }));
  pass(24 * 9);
  await tell();
  expect(await app.db.$count(subscriptions)).toBe(1);
  pass(48);
  await tell();
  expect(await app.db.$count(subscriptions)).toBe(0);
});

test("a tour of another site, a hidden one and none cannot be followed; one that goes takes its readers along", async () => {
  const { id } = await addTour("Белуха");
  const other = await createOrganizer(app, `Другие ${count}`);
  const { id: foreign } = await createTour(app.db, other.id, testTour());
  expect((await followTour(foreign)).status).toBe(404);
  expect((await followTour(2_000_000_000)).status).toBe(404);
  await confirmed(followTour(id));
  await addDepartures(app.db, id, [testDeparture("2027-07-10")]);
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, id));
  expect((await followTour(id)).status).toBe(404);
  expect(await tell()).toEqual([]);
  await app.db.delete(tours).where(eq(tours.id, id));
  expect(await app.db.$count(subscriptions)).toBe(0);
});

test("a mail server that is down loses nothing: the email waits, and leaves once", async () => {
  await confirmed(follow());
  await addTour("Белуха");
  await tellHourly(app.services);
  await runDueJobs(app.services, [tellSubscribersJob], { max: 1 });
  const down = { send: () => Promise.reject(new Error("421")) };
  await runDueJobs({ ...app.services, mail: down }, [subscriptionEmailJob]);
  expect(await tell()).toEqual([]);
  await passJobTime(app.db, 60_000);
  expect(await deliver()).toHaveLength(1);
  expect(await deliver()).toEqual([]);
});
