import { contract } from "@tour/api/contract";
import { readNetworks } from "@tour/http-server";
import { hashPassword as hashFormer } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../../test/ask.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { accounts, sessions, signInTries, users } from "./auth.table.ts";
import { createUser } from "./create-user.ts";
import { writesOwnForm } from "./passwords.ts";

const password = "correct horse battery";

let app: TestApp;
let clock = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  app = await createTestApp({
    now: () => clock,
    env: { trustedProxies: readNetworks("private"), isDemo: true },
  });
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

/** A slow machine's minute is no longer than another's. */
const stopClock = () => vi.useFakeTimers({ toFake: ["Date"] });

let address = 0;
/** A client of its own address, so that one test's tries do not count for another. */
const newClient = () => ({ headers: { "x-forwarded-for": `10.0.0.${(address += 1)}` } });

const trySignIn = (email: string, secret: string, person = newClient()) =>
  app.ask("signIn", { body: { email, password: secret } }, person);

async function newUser(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await createUser(app.db, { name, email, password });
  return email;
}

// ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4
test("the session's cookie is bound to the host, hidden from scripts, and never in the body", async () => {
  const email = await newUser("cookie");
  const response = await trySignIn(email, password);
  expect(await response.json()).toEqual({ success: true });
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=/);
  for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
    expect(cookie).toContain(part);
  expect(cookie).not.toContain("Domain");
  const [, device = ""] = response.headers.getSetCookie();
  expect(device).toMatch(/^__Host-device=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
});

test.runIf(writesOwnForm)(
  "a hash of former work is made anew at the next sign-in, and the password stays good",
  async () => {
    const email = await newUser("former");
    const own = eq(
      accounts.userId,
      app.db.select({ id: users.id }).from(users).where(eq(users.email, email)),
    );
    await app.db
      .update(accounts)
      .set({ password: await hashFormer(password) })
      .where(own);
    const readHash = async () =>
      (await app.db.select().from(accounts).where(own))[0]?.password ?? "";
    expect((await trySignIn(email, "not this one")).status).toBe(401);
    expect(await readHash()).not.toMatch(/^scrypt:/);
    expect((await trySignIn(email.toUpperCase(), password)).status).toBe(200);
    const renewed = await readHash();
    expect(renewed).toMatch(/^scrypt:16384:8:5:/);
    expect((await trySignIn(email, password)).status).toBe(200);
    expect(await readHash()).toBe(renewed);
  },
);

// ASVS 6.2.5, 6.2.8, 6.2.9
test("a password is taken as it was typed: any signs, blanks at its ends, capitals, 128 characters", async () => {
  const email = await newUser("typist");
  const body = (current: string, chosen: string) => ({
    body: { current_password: current, password: chosen },
  });
  let present = password;
  for (const chosen of ["aaaaaaaaaaaab", "  Озёра И горы  ", "~!@#$%^&*()_+{}|", "Ab".repeat(64)]) {
    const person = await app.signIn(email, present);
    expect((await app.ask("changePassword", body(present, chosen), person)).status, chosen).toBe(
      200,
    );
    present = chosen;
    for (const other of [chosen.toLowerCase(), chosen.trim(), chosen.slice(0, -1)]) {
      if (other === chosen) continue;
      expect((await trySignIn(email, other)).status, other).toBe(401);
    }
    expect((await trySignIn(email, chosen)).status).toBe(200);
  }
});

test("the account names the organisers and the rights in them", async () => {
  const [organizer] = await app.db
    .insert(organizers)
    .values({ name: "Маяк", since: 2020 })
    .returning();
  const membership = { organizerId: organizer!.id, role: "editor" as const };
  await createUser(app.db, {
    ...{ name: "Аня", email: "Anya@Example.com", password },
    memberships: [membership],
  });
  const person = await app.signIn("anya@example.com", password);
  const { data } = await app.call("getAccount", {}, person);
  expect(data).toMatchObject({
    ...{ name: "Аня", email: "anya@example.com", is_staff: false },
    organizers: [{ id: organizer!.id, name: "Маяк", role: "editor" }],
  });
});

test("a wrong password and an unknown account look the same", async () => {
  const email = await newUser("wrong");
  const wrong = await trySignIn(email, "not this one");
  const unknown = await trySignIn("nobody@example.com", "not this one");
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.json()).toEqual(await unknown.json());
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

// ASVS 7.4.1
test("signing out ends the session on the server, not only in the browser", async () => {
  const person = await app.signIn(await newUser("leaver"), password);
  expect((await app.ask("getAccount", {}, person)).status).toBe(200);
  expect((await app.ask("signOut", {}, person)).status).toBe(200);
  expect((await app.ask("getAccount", {}, person)).status).toBe(401);
});

// ASVS 7.2.4
test("signing in anew in a browser begins another session and ends the one before", async () => {
  const email = await newUser("returning");
  const before = await app.signIn(email, password);
  const elsewhere = await app.signIn(email, password);
  const again = await trySignIn(email, password, {
    ...newClient(),
    cookie: before.cookie,
  } as never);
  const [cookie = ""] = cookiesOf(again);
  expect(cookie).not.toBe(before.cookie);
  const statusOf = async (one?: string) =>
    (await app.ask("getAccount", {}, { cookie: one, role: null })).status;
  expect([await statusOf(before.cookie), await statusOf(cookie)]).toEqual([401, 200]);
  expect(await statusOf(elsewhere.cookie), "another browser stays signed in").toBe(200);
  const failed = { ...newClient(), cookie } as never;
  expect((await trySignIn(email, "not this one", failed)).status).toBe(401);
  expect(await statusOf(cookie), "a wrong password ends nothing").toBe(200);
});

// ASVS 7.2.1, 7.4.1, 9.1.1
test("a made-up, changed or ended session is rejected", async () => {
  const person = await app.signIn(await newUser("ended"), password);
  const { data } = await app.call("getAccount", {}, person);
  for (const cookie of [
    "__Host-session=abc",
    `${person.cookie}x`,
    person.cookie!.replace(".", "a."),
  ]) {
    expect((await app.ask("getAccount", {}, { cookie, role: null })).status).toBe(401);
  }
  await app.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, data.id));
  expect((await app.ask("getAccount", {}, person)).status).toBe(401);
});

test("signing in and out ignores the role header", async () => {
  const body = { email: await newUser("two-roles"), password };
  const response = await app.ask("signIn", { body }, { role: "organizer" });
  expect(response.status).toBe(200);
});

// ASVS 6.3.4
test("nobody can sign up, and the sign-in library's other routes are closed", async () => {
  for (const path of ["/auth/sign-up/email", "/auth/update-user", "/auth/list-sessions"]) {
    const response = await app.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "new@example.com", password, name: "New", isStaff: true }),
    });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

// ASVS 6.3.1
test("after ten failures from any addresses an account accepts one attempt a minute", async () => {
  const email = await newUser("guarded");
  for (let count = 0; count < 10; count += 1) await trySignIn(email, "guess");
  const refused = await trySignIn(email, password);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
  clock = new Date(clock.getTime() + 60_000);
  expect((await trySignIn(email, "guess")).status).toBe(401);
  expect((await trySignIn(email, password)).status).toBe(429);
  clock = new Date(clock.getTime() + 60_000);
  expect((await trySignIn(email, password)).status).toBe(200);
});

/** The cookies that a browser keeps after signing in. */
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((one) => one.split(";")[0]!);

// ASVS 6.3.1
test("guessing at an account does not lock out its owner's known device", async () => {
  const email = await newUser("besieged");
  const [, device] = cookiesOf(await trySignIn(email, password));
  for (let count = 0; count < 15; count += 1) await trySignIn(email, "guess");
  const signIn = (cookie: string) =>
    trySignIn(email, password, { ...newClient(), cookie } as never);
  expect((await signIn("theme=dark")).status, "control: an unknown device waits").toBe(429);
  expect((await signIn(device!)).status).toBe(200);
  expect((await signIn(`${device}x`)).status, "a forged one is unknown").toBe(429);
  const other = await newUser("other");
  const [, ofOther] = cookiesOf(await trySignIn(other, password));
  expect((await signIn(ofOther!)).status, "so is another account's").toBe(429);
});

// ASVS 9.2.2
test("a known device is limited by its own failures, and grants nothing", async () => {
  const email = await newUser("clumsy");
  const [, device] = cookiesOf(await trySignIn(email, password));
  const cookie = { cookie: device! };
  for (let count = 0; count < 10; count += 1) {
    expect((await trySignIn(email, "guess", { ...newClient(), ...cookie } as never)).status).toBe(
      401,
    );
  }
  const next = await trySignIn(email, password, { ...newClient(), ...cookie } as never);
  expect(next.status).toBe(429);
  expect((await app.ask("getAccount", {}, { cookie: device!, role: null })).status).toBe(401);
});

test("control: without the account's limit the eleventh guess is accepted", async () => {
  const email = await newUser("unguarded");
  for (let count = 0; count < 10; count += 1) {
    await trySignIn(email, "guess");
    await app.db.delete(signInTries);
  }
  expect((await trySignIn(email, password)).status).toBe(200);
});

test("a correct password resets the count", async () => {
  const email = await newUser("forgetful");
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 5; count += 1) await trySignIn(email, "guess");
    expect((await trySignIn(email, password)).status).toBe(200);
  }
});

// ASVS 6.3.1
test("one address gets 30 attempts a minute over all accounts", async () => {
  stopClock();
  const client = newClient();
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await trySignIn(`nobody-${count}@example.com`, "guess", client)).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
  expect(statuses[30]).toBe(429);
  expect((await trySignIn("nobody@example.com", "guess")).status).toBe(401);
});

// ASVS 15.3.4
test("an address that the client makes up is ignored without a trusted proxy", async () => {
  stopClock();
  const own = await createTestApp();
  const statuses = [];
  for (let count = 0; count < 31; count += 1) {
    const headers = { "x-forwarded-for": `10.1.0.${count}`, "x-client-address": `10.1.0.${count}` };
    const body = { email: `nobody-${count}@example.com`, password: "guess" };
    statuses.push((await ask(own.app, contract.signIn, { body }, { headers })).status);
  }
  await own.close();
  expect(statuses.at(-1)).toBe(429);
});

// ASVS 6.3.2
test("demo accounts are listed in demo mode only", async () => {
  const { data } = await app.call("getSignInHints", {});
  expect(data.accounts.map((account) => account.email)).toContain("organizer@demo.tour");
  const own = await createTestApp({ env: { isDemo: false } });
  expect(await own.call("getSignInHints", {})).toEqual({ data: { accounts: [] } });
  await own.close();
});
