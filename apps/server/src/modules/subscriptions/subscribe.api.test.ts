import { expect, test } from "vitest";
import { subscriptions } from "./subscription.table.ts";
import { tokenIn, useTestSubscribers } from "../../test/use-test-subscribers.ts";

const { known, pass, deliver, tell, addTour, follow, confirmed } = useTestSubscribers();

test("a link that is three days old confirms nothing, and what waited for it is forgotten", async () => {
  await follow();
  const token = tokenIn((await deliver())[0]!.text);
  pass(72);
  expect((await known.app.ask("confirmSubscription", { body: { token } })).status).toBe(404);
  expect((await known.app.ask("readSubscription", { query: { token } })).status).toBe(404);
  await tell();
  expect(await known.app.db.$count(subscriptions)).toBe(0);
});

test("a link that was used before stays good for as long as the subscription", async () => {
  const token = await confirmed(follow());
  pass(24 * 30);
  const { data } = await known.app.call("confirmSubscription", { body: { token } });
  expect(data.is_confirmed).toBe(true);
});

test("whoever asks again gets the link again, but not at once, and not more than three times", async () => {
  await follow();
  expect(await deliver()).toHaveLength(1);
  expect((await follow()).status).toBe(200);
  expect(await deliver()).toEqual([]);
  for (const _ of [2, 3]) {
    pass(1);
    expect((await follow({ email: known.email.toUpperCase() })).status).toBe(200);
    expect(await deliver()).toHaveLength(1);
  }
  pass(1);
  expect((await follow()).status).toBe(429);
  pass(72);
  expect((await follow()).status).toBe(200);
  expect(await deliver()).toHaveLength(1);
  expect(await known.app.db.$count(subscriptions)).toBe(1);
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
  expect(await known.app.db.$count(subscriptions)).toBe(5);
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
  expect(await known.app.db.$count(subscriptions)).toBe(0);
});
