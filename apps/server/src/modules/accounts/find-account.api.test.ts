import { createHmac } from "node:crypto";
import { addHours } from "date-fns/addHours";
import { subDays } from "date-fns/subDays";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { sessionCookie } from "../../http/rights/session-cookie.ts";
import { sessions } from "./auth.table.ts";
import { sessionTimes } from "./create-auth.ts";
import { createUser } from "./create-user.ts";
import { findAccount, readAccount } from "./find-account.ts";
import { hashToken } from "./hash-token.ts";
import { longestSession } from "./longest-session.ts";

const password = "correct horse battery";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function signIn(name: string, isStaff = false) {
  const email = `${name}@example.com`;
  await createUser(app.db, { name, email, password, isStaff });
  const { cookie = "" } = await app.signIn(email, password);
  const value = decodeURIComponent(cookie.slice(`${sessionCookie}=`.length));
  return { email, cookie, token: value.slice(0, value.lastIndexOf(".")) };
}

async function find(cookie: string) {
  const answer = new Headers();
  const account = await findAccount(app.services, new Headers({ cookie }), () => answer);
  return { email: account?.email ?? null, cookies: answer.getSetCookie() };
}

const setExpiry = (token: string, seconds: number) =>
  app.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + seconds * 1000) })
    .where(eq(sessions.token, hashToken(token)));

test("a fresh session is found among other cookies, and no cookie is set", async () => {
  const { email, cookie } = await signIn("young");
  expect(await find(`theme=dark; ${cookie}; last=1`)).toEqual({ email, cookies: [] });
});

// ASVS 7.3.1
test("a session that is a day old is renewed, in the database and in the browser", async () => {
  const { email, cookie, token } = await signIn("old");
  await setExpiry(token, sessionTimes.expiresIn - sessionTimes.updateAge - 60);
  const found = await find(cookie);
  expect(found.email).toBe(email);
  expect(found.cookies).toEqual([expect.stringContaining(`${sessionCookie}=${token}`)]);
  const [row] = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.token, hashToken(token)));
  const left = (row!.expiresAt.getTime() - Date.now()) / 1000;
  expect(left).toBeGreaterThan(sessionTimes.expiresIn - 60);
  expect((await find(cookie)).cookies, "control: not again the next time").toEqual([]);
});

// ASVS 7.3.1, 7.4.1
test("an expired session is rejected, and its cookie is deleted", async () => {
  const { cookie, token } = await signIn("over");
  await setExpiry(token, -1);
  const found = await find(cookie);
  expect(found.email).toBeNull();
  expect(found.cookies).toContainEqual(expect.stringMatching(/^__Host-session=;.*Max-Age=0/));
});

// ASVS 7.3.2
test.each([
  ["an organiser's", false, longestSession.usual],
  ["staff's", true, longestSession.staff],
])("%s session ends after its longest time, though it is used", async (_, isStaff, days) => {
  const { email, cookie, token } = await signIn(`longest-${days}`, isStaff);
  const setSignIn = (hours: number) =>
    app.db
      .update(sessions)
      .set({ createdAt: addHours(subDays(new Date(), days), hours) })
      .where(eq(sessions.token, hashToken(token)));
  const mayStay = async () => (await readAccount(app.services, new Headers({ cookie }))) !== null;
  await setSignIn(1);
  expect([(await find(cookie)).email, await mayStay()], "control: an hour before").toEqual([
    email,
    true,
  ]);
  await setSignIn(-1);
  expect(await mayStay(), "what stays open is closed").toBe(false);
  const found = await find(cookie);
  expect(found.email).toBeNull();
  expect(found.cookies).toContainEqual(expect.stringMatching(/^__Host-session=;.*Max-Age=0/));
  expect(await app.db.$count(sessions, eq(sessions.token, hashToken(token)))).toBe(0);
});

test("a deleted session is rejected at the next request", async () => {
  const { email, cookie, token } = await signIn("deleted");
  expect((await find(cookie)).email, "control: it was somebody's").toBe(email);
  await app.db.delete(sessions).where(eq(sessions.token, hashToken(token)));
  expect((await find(cookie)).email).toBeNull();
});

// ASVS 11.4.3
test("the database does not store the token, and a copy of what it stores signs in nobody", async () => {
  const { cookie, email, token } = await signIn("hashed");
  const rows = await app.db.select().from(sessions);
  const texts = JSON.stringify(rows);
  expect(texts).not.toContain(token);
  expect(texts, "control: it is there as a hash").toContain(hashToken(token));
  const { authSecret: secret } = app.services;
  const signed = (value: string) => {
    const signature = createHmac("sha256", secret).update(value).digest("base64");
    return `${sessionCookie}=${encodeURIComponent(`${value}.${signature}`)}`;
  };
  expect((await find(signed(hashToken(token)))).email).toBeNull();
  expect((await find(signed(token))).email).toBe(email);
  expect((await find(cookie)).email).toBe(email);
});

// ASVS 7.2.1, 9.1.1
test("a stored token is useless without our signature", async () => {
  const { email, token } = await signIn("signed");
  const sign = (secret: string) => {
    const signature = createHmac("sha256", secret).update(token).digest("base64");
    return `${sessionCookie}=${encodeURIComponent(`${token}.${signature}`)}`;
  };
  const { authSecret: secret } = app.services;
  for (const cookie of [
    sign(`${secret}x`),
    `${sessionCookie}=${token}`,
    `${sessionCookie}=${token}.`,
    `${sessionCookie}=${token}.${"A".repeat(43)}%3D`,
    `${sessionCookie}=${token}.${"é".repeat(22)}`,
    `${sessionCookie}=%E0%A4%A`,
  ]) {
    expect(await find(cookie)).toMatchObject({ email: null });
  }
  expect((await find(sign(secret))).email, "control: with it, it does").toBe(email);
});
