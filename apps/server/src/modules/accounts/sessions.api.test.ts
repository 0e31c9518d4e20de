import { subMinutes } from "date-fns/subMinutes";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { setUpFactor } from "../../test/second-factor.ts";
import { sessions, users, verifications } from "./auth.table.ts";
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
/** As if an account's sessions had begun so long ago, in minutes. */
const letPass = async (email: string, minutes: number) => {
  const own = app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await app.db
    .update(sessions)
    .set({ createdAt: subMinutes(new Date(), minutes) })
    .where(inArray(sessions.userId, own));
};
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

// ASVS 7.2.4, 7.5.2
test("sessions are ended after a sign-in of the last fifteen minutes, or the password", async () => {
  const email = await newUser("late");
  const other = await app.signIn(email, password);
  const here = await app.signIn(email, password);
  await letPass(email, 14);
  const [first] = (await app.call("listSessions", {}, here)).data.filter((one) => !one.is_current);
  expect((await app.ask("endSession", { body: { id: first!.id } }, here)).status, "control").toBe(
    200,
  );
  await letPass(email, 16);
  const spare = await app.signIn(email, password);
  for (const [name, input] of [
    ["endSession", { body: { id: "any" } }],
    ["endOtherSessions", {}],
  ] as const) {
    const refused = await app.ask(name, input, here);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: "password_required", data: { step: "password" } },
    ]);
  }
  expect((await app.ask("listSessions", {}, here)).status, "all else goes on").toBe(200);

  const confirm = (typed: string) =>
    app.ask("confirmPassword", { body: { password: typed } }, here);
  const wrong = await confirm("not this one");
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { validation: { password: ["Неверный текущий пароль"] } },
  ]);
  const confirmed = await confirm(password);
  expect(confirmed.status).toBe(200);
  const [set] = confirmed.headers.getSetCookie();
  expect(set).toMatch(
    /^__Host-session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const cookie = set!.split(";")[0]!;
  expect(await statusOf(here.cookie), "the token before is nobody's").toBe(401);
  await app.call("endOtherSessions", {}, { cookie });
  expect([
    await statusOf(cookie),
    await statusOf(spare.cookie),
    await statusOf(other.cookie),
  ]).toEqual([200, 401, 401]);
  const signedOut = await app.ask("signOut", {}, { cookie });
  expect([signedOut.status, await statusOf(cookie)], "the sign-in library knows it").toEqual([
    200, 401,
  ]);
});

// ASVS 7.5.1
test("a first second factor is set up after a sign-in of the last fifteen minutes, or the password", async () => {
  const email = await newUser("first-factor");
  const here = await app.signIn(email, password);
  expect((await app.ask("beginSecondFactor", {}, here)).status, "control").toBe(200);
  await letPass(email, 16);
  const refused = await app.ask("beginSecondFactor", {}, here);
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: "password_required" },
  ]);
  const confirmed = await app.ask("confirmPassword", { body: { password } }, here);
  const cookie = confirmed.headers.getSetCookie()[0]!.split(";")[0]!;
  expect((await app.ask("beginSecondFactor", {}, { cookie })).status).toBe(200);
});

// ASVS 7.5.2
test("where there is a second factor its code of the last fifteen minutes ends sessions", async () => {
  const email = await newUser("with-factor");
  const here = await setUpFactor(app, await app.signIn(email, password));
  await letPass(email, 16);
  expect((await app.ask("endOtherSessions", {}, here)).status, "the code was just shown").toBe(200);
  await app.db.update(sessions).set({ secondFactorAt: subMinutes(new Date(), 16) });
  const refused = await app.ask("endOtherSessions", {}, here);
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: "second_factor_required", data: { step: "show" } },
  ]);
});

// ASVS 6.2.3, 6.3.1
test("the password is not guessed by who finds a browser open", async () => {
  const here = await app.signIn(await newUser("open-browser"), password);
  const confirm = (typed: string) =>
    app.ask("confirmPassword", { body: { password: typed } }, here);
  for (let count = 0; count < 10; count += 1) {
    expect((await confirm("not this one")).status).toBe(400);
  }
  expect((await confirm(password)).status).toBe(429);
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
