import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { passJobTime, runDueJobs } from "../../test/jobs.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { departurePrices, departures } from "../tours/departure.table.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { tours } from "../tours/tour.table.ts";
import { subscriptionEmailJob } from "./subscription-email.job.ts";
import { subscriptions } from "./subscription.table.ts";
import { tokenIn, useTestSubscribers } from "../../test/use-test-subscribers.ts";

const { known, pass, deliver, look, tell, addTour, follow, followTour, confirmed } =
  useTestSubscribers();

test("nobody is written to before they confirm, and the email that asks says nothing of strangers' words", async () => {
  expect((await follow({ title: "КУПИ ЗДЕСЬ spam.example" })).status).toBe(200);
  const [letter, ...more] = await deliver();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ to: known.email, subject: "Подтвердите подписку на новые туры" });
  expect(`${letter!.subject}${letter!.text}${letter!.html}`).not.toContain("spam");
  expect(letter!.unsubscribeUrl).toBeUndefined();
  await addTour("Белуха");
  expect(await tell()).toEqual([]);
  const token = tokenIn(letter!.text);
  const { data } = await known.app.call("readSubscription", { query: { token } });
  expect(data).toEqual({
    kind: "search",
    title: "КУПИ ЗДЕСЬ spam.example",
    url: `${known.app.services.env.siteOrigin}/tours?direction=%D0%90`,
    address: `an***@example.com`,
    is_confirmed: false,
    until: null,
  });
  await known.app.call("confirmSubscription", { body: { token } });
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
  expect(letter?.text).toContain(`${known.app.services.env.siteOrigin}/tours?direction=%D0%90`);
  expect(letter?.unsubscribeUrl).toBe(`${known.app.services.env.siteOrigin}/subscription/${token}`);
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
  await confirmed(follow({ search: { tours_direction: ["Алтай"], price_to: 4_000_000 } }));
  expect(await tell()).toEqual([]);
  await setPrice(departure, 3_900_000);
  expect((await tell())[0]?.text).toContain("Белуха");
});

const setPrice = async (departureId: number, amount: number) => {
  await known.app.db
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
  expect(letter?.unsubscribeUrl).toContain(`//${known.host}/subscription/${token}`);
  pass(25);
  await setPrice(departure, 4_700_000);
  await addDepartures(known.app.db, id, [
    testDeparture("2027-07-10"),
    testDeparture("2027-08-10", { capacity: 0 }),
  ]);
  const [dates] = await tell();
  expect(dates?.subject).toBe("Новые даты: Белуха");
  expect(dates?.text).toContain("10\u00a0июля");
  expect(dates?.text).not.toContain("августа");
  pass(25);
  await known.app.db
    .update(departures)
    .set({ capacity: 5 })
    .where(eq(departures.startDate, "2027-08-10"));
  expect((await tell())[0]?.text).toContain("10\u00a0августа");
  pass(25);
  expect(await tell()).toEqual([]);
});

test("one press ends it, as often as it is pressed, and the mailbox is forgotten", async () => {
  const token = await confirmed(follow());
  await addTour("Белуха");
  await look();
  for (const _ of [1, 2]) await known.app.call("endSubscription", { body: { token } });
  expect(await known.app.db.$count(subscriptions)).toBe(0);
  expect((await known.app.ask("readSubscription", { query: { token } })).status).toBe(404);
  expect((await known.app.ask("confirmSubscription", { body: { token } })).status).toBe(404);
  // An email that waits for the mail server is let go, too.
  expect(await deliver()).toEqual([]);
});

test("a search for days that are over ends by itself", async () => {
  await confirmed(follow({ search: { tours_direction: ["Алтай"], dates_to: "2027-03-10" } }));
  pass(24 * 9);
  await tell();
  expect(await known.app.db.$count(subscriptions)).toBe(1);
  pass(48);
  await tell();
  expect(await known.app.db.$count(subscriptions)).toBe(0);
});

test("a tour of another site, a hidden one and none cannot be followed; one that goes takes its readers along", async () => {
  const { id } = await addTour("Белуха");
  const other = await createOrganizer(known.app, "Другие");
  const { id: foreign } = await createTour(known.app.db, other.id, testTour());
  expect((await followTour(foreign)).status).toBe(404);
  expect((await followTour(2_000_000_000)).status).toBe(404);
  await confirmed(followTour(id));
  await addDepartures(known.app.db, id, [testDeparture("2027-07-10")]);
  await known.app.db.update(tours).set({ isListed: false }).where(eq(tours.id, id));
  expect((await followTour(id)).status).toBe(404);
  expect(await tell()).toEqual([]);
  await known.app.db.delete(tours).where(eq(tours.id, id));
  expect(await known.app.db.$count(subscriptions)).toBe(0);
});

test("a mail server that is down loses nothing: the email waits, and leaves once", async () => {
  await confirmed(follow());
  await addTour("Белуха");
  await look();
  const down = { send: () => Promise.reject(new Error("421")) };
  await runDueJobs({ ...known.app.services, mail: down }, [subscriptionEmailJob]);
  expect(await tell()).toEqual([]);
  await passJobTime(known.app.db, 60_000);
  expect(await deliver()).toHaveLength(1);
  expect(await deliver()).toEqual([]);
});

test("a mailbox sees all that it is told of by any of its tokens, and nobody else's", async () => {
  await follow({ title: "Алтай" });
  await follow({ title: "Байкал", path: "/tours?direction=%D0%91" });
  const tokens = (await deliver()).map(({ text }) => tokenIn(text));
  await known.app.call("confirmSubscription", { body: { token: tokens[0]! } });
  await follow({ email: "boris@example.com", title: "Чужое" });
  const [strangers] = (await deliver()).map(({ text }) => tokenIn(text));
  const list = async (token: string) =>
    (await known.app.call("listSubscriptions", { query: { token } })).data;
  const own = await list(tokens[0]!);
  expect(own.map(({ title, is_confirmed }) => [title, is_confirmed])).toEqual([
    ["Байкал", false],
    ["Алтай", true],
  ]);
  expect(await list(tokens[1]!)).toEqual(own);
  expect((await list(strangers!)).map(({ title }) => title)).toEqual(["Чужое"]);

  // By its number none is ended but the mailbox's own.
  const end = async (token: string, id: number) =>
    (await known.app.call("endSubscription", { body: { token, id } })).token;
  expect(await end(strangers!, own[0]!.id)).toBe(strangers);
  expect(await list(tokens[0]!)).toHaveLength(2);
  // The list goes on by what is left, also where the token's own is ended.
  expect(await end(tokens[0]!, own[1]!.id)).toBe(tokens[1]);
  expect((await list(tokens[1]!)).map(({ title }) => title)).toEqual(["Байкал"]);
  const gone = await known.app.ask("listSubscriptions", { query: { token: tokens[0]! } });
  expect(gone.status).toBe(404);
  expect(await end(tokens[1]!, own[0]!.id)).toBe(null);
});

test("what waited too long for its confirmation is in no list, and its token opens none", async () => {
  await follow({ title: "Алтай" });
  const [old] = (await deliver()).map(({ text }) => tokenIn(text));
  pass(4 * 24);
  await follow({ title: "Байкал", path: "/tours?direction=%D0%91" });
  const [token] = (await deliver()).map(({ text }) => tokenIn(text));
  const { data } = await known.app.call("listSubscriptions", { query: { token: token! } });
  expect(data.map(({ title }) => title)).toEqual(["Байкал"]);
  const answer = await known.app.ask("listSubscriptions", { query: { token: old! } });
  expect(answer.status).toBe(404);
});

test("whoever subscribes again is offered the list of all", async () => {
  await follow({ title: "Алтай" });
  const [asked] = await deliver();
  const token = tokenIn(asked!.text);
  expect(asked!.text).not.toContain(`${token}/all`);
  await known.app.call("confirmSubscription", { body: { token } });
  pass(1);
  await follow({ title: "Алтай" });
  const [again] = await deliver();
  expect(again!.text).toContain(`${known.app.services.env.siteOrigin}/subscription/${token}/all`);
});
