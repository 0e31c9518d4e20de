import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { verifications } from "./auth.table.ts";
import { createUser } from "./create-user.ts";

const password = "correct horse battery";
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function newUser(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await createUser(app.db, { name, email, password });
  return email;
}
const statusOf = async (cookie: string | undefined) =>
  (await app.ask("getAccount", {}, { cookie: cookie ?? "", role: null })).status;

// ASVS 7.5.2
test("an account sees where it is signed in, and ends one session by its id", async () => {
  const email = await newUser("lister");
  const here = await app.signIn(email, password);
  const there = await app.signIn(email, password);
  const { data } = await app.call("listSessions", {}, here);
  expect(data).toHaveLength(2);
  expect(data.filter((one) => one.is_current)).toHaveLength(1);
  const token = decodeURIComponent(there.cookie!).split("=")[1]!.split(".")[0]!;
  expect(JSON.stringify(data)).not.toContain(token);
  const other = data.find((one) => !one.is_current)!;
  await app.call("endSession", { body: { id: other.id } }, here);
  expect([await statusOf(there.cookie), await statusOf(here.cookie)]).toEqual([401, 200]);
  const again = app.call("endSession", { body: { id: other.id } }, here);
  await expect(again).rejects.toMatchObject({ status: 404 });
});

test("another user's session can't be ended, and its existence is not revealed", async () => {
  const victim = await app.signIn(await newUser("victim"), password);
  const [own] = (await app.call("listSessions", {}, victim)).data;
  const thief = await app.signIn(await newUser("thief"), password);
  const end = app.call("endSession", { body: { id: own!.id } }, thief);
  await expect(end).rejects.toMatchObject({ status: 404 });
  expect(await statusOf(victim.cookie)).toBe(200);
});

// ASVS 7.4.3, 7.5.2
test("all sessions but this one are ended at once", async () => {
  const email = await newUser("cleaner");
  const others = [await app.signIn(email, password), await app.signIn(email, password)];
  const here = await app.signIn(email, password);
  await app.call("endOtherSessions", {}, here);
  expect(await Promise.all(others.map(({ cookie }) => statusOf(cookie)))).toEqual([401, 401]);
  expect(await statusOf(here.cookie)).toBe(200);
});

// ASVS 6.2.2, 7.2.4, 7.4.3
test("a changed password ends the other sessions and links that were sent, and keeps this one", async () => {
  const email = await newUser("changer");
  const other = await app.signIn(email, password);
  const here = await app.signIn(email, password);
  await app.call("requestPasswordReset", { body: { email } });
  const body = { current_password: password, password: "another good one" };
  const response = await app.ask("changePassword", { body }, here);
  expect(response.status).toBe(200);
  const [cookie] = response.headers.getSetCookie().map((one) => one.split(";")[0]);
  expect([
    await statusOf(other.cookie),
    await statusOf(here.cookie),
    await statusOf(cookie),
  ]).toEqual([401, 401, 200]);
  expect(await app.db.$count(verifications)).toBe(0);
  const signIn = (secret: string) => app.ask("signIn", { body: { email, password: secret } });
  expect([(await signIn(password)).status, (await signIn("another good one")).status]).toEqual([
    401, 200,
  ]);
});

// ASVS 6.2.3, 6.3.1, 7.5.1
test("a wrong current password changes nothing, and guessing is rate-limited", async () => {
  const email = await newUser("guesser");
  const here = await app.signIn(email, password);
  const change = (current_password: string) =>
    app.ask("changePassword", { body: { current_password, password: "another good one" } }, here);
  const wrong = await change("not this one");
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    validation: { current_password: ["Неверный текущий пароль"] },
  });
  for (let count = 0; count < 9; count += 1) await change("not this one");
  expect((await change(password)).status).toBe(429);
  expect(await statusOf(here.cookie)).toBe(200);
});
