import { readNetworks } from "@tour/http-server";
import { addMinutes } from "date-fns/addMinutes";
import { addSeconds } from "date-fns/addSeconds";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { logOptions } from "@tour/telemetry";
import type { Person } from "../../../test/ask.ts";
import { createOrganizer, ownerEmail, password } from "../../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { dumpTables } from "../../../test/dump-tables.ts";
import { setUpFactor, showCode } from "../../../test/second-factor.ts";
import { createUser } from "../create-user.ts";
import { signInTries } from "../auth.table.ts";
import { openSecret, rotateSecrets } from "./factor-secret.ts";
import { codeAt } from "./one-time-code.ts";
import { secondFactors } from "../second-factor.table.ts";

let app: TestApp;
let clock = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  app = await createTestApp({ now: () => clock, env: { trustedProxies: readNetworks("private") } });
});
afterAll(() => app.close());
// Each test's codes are new, and nobody has tried any lately.
beforeEach(() => void (clock = addMinutes(clock, 60)));

const later = (seconds: number) => void (clock = addSeconds(clock, seconds));
const stateOf = async (person: Person) =>
  (await app.call("getAccount", {}, person)).data.second_factor;
const show = (code: string, person: Person) =>
  app.ask("showSecondFactor", { body: { code } }, person);
const reveal = (person: Person) => app.ask("revealPassport", { body: { tourist_id: 1 } }, person);
const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as { error: string; data?: { step: string } },
});

let people = 0;
async function newUser(isStaff = false) {
  people += 1;
  const email = `person-${people}@example.com`;
  await createUser(app.db, { name: "Анна", email, password, isStaff });
  return { email, signIn: () => app.signIn(email, password) };
}

// ASVS 6.3.4, 6.4.3
test("a session after the password may do nothing but show the code, sign out and read the account", async () => {
  const { id, owner } = await createOrganizer(app);
  const { secret } = await setUpFactor(app, owner);
  expect(await stateOf(owner)).toBe("shown");
  later(30);

  const person = await app.signIn(ownerEmail(id), password);
  expect(await stateOf(person)).toBe("due");
  for (const [name, input] of [
    ["listSessions", {}],
    ["turnOffSecondFactor", { body: { code: codeAt(secret, clock) } }],
    ["getAttachedSite", { query: { organizer_id: id } }],
    // Open to everyone, but asked for as an organiser.
    ["publishedSites", { query: { page: 1 } }],
  ] as const) {
    const { status, body } = await read(await app.ask(name, input, person));
    expect([name, status, body.error, body.data]).toEqual([
      name,
      403,
      "second_factor_required",
      { step: "show" },
    ]);
  }
  const file = await app.app.request("/crm/api/organizer/verification-file?id=1", {
    headers: { cookie: person.cookie! },
  });
  expect(file.status, "a route that is no call").toBe(403);

  const code = codeAt(secret, clock);
  expect((await show(`${code.slice(0, 3)} ${code.slice(3)}`, person)).status).toBe(200);
  expect(await stateOf(person)).toBe("shown");
  expect((await app.ask("listSessions", {}, person)).status).toBe(200);
  const waiting = await app.signIn(ownerEmail(id), password);
  expect((await app.ask("signOut", {}, waiting)).status).toBe(200);
  expect((await app.ask("getAccount", {}, waiting)).status).toBe(401);
});

// ASVS 6.5.1
test("a code is good once, in no session again, and every wrong one gets the same answer", async () => {
  const { signIn } = await newUser();
  const { secret } = await setUpFactor(app, await signIn());
  const [here, there] = [await signIn(), await signIn()];
  const first = codeAt(secret, clock);
  const replayed = await read(await show(first, here));
  expect(replayed.status, "the one that set it up").toBe(400);
  later(30);
  const code = codeAt(secret, clock);
  expect((await show(code, here)).status).toBe(200);
  const answers = [
    replayed,
    await read(await show(code, there)),
    // Of before the last one that was taken.
    await read(await show(first, there)),
    await read(await show("12345", there)),
    await read(await show("abcd-efgh-ijkl-mnop", there)),
    await read(await show("000000", await (await newUser()).signIn())),
  ];
  for (const answer of answers) expect(answer).toEqual(replayed);
  expect(await stateOf(there)).toBe("due");
});

// ASVS 6.5.1, 6.5.2, 6.5.4
test("a recovery code is good once, and new ones end those before", async () => {
  const { signIn } = await newUser();
  const person = await signIn();
  const { data: begun } = await app.call("beginSecondFactor", {}, person);
  const first = { body: { code: codeAt(begun.secret, clock) } };
  const { recovery_codes: codes } = (await app.call("confirmSecondFactor", first, person)).data;
  expect(new Set(codes).size).toBe(10);
  // Five bits a letter: with less than 112 in all a slow hash would be needed.
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);

  const [lost, thief] = [await signIn(), await signIn()];
  const typed = codes[3]!.toUpperCase().replaceAll("-", " ");
  const shown = await app.call("showSecondFactor", { body: { code: typed } }, lost);
  expect(shown.data.recovery_codes_left).toBe(9);
  expect((await show(codes[3]!, thief)).status).toBe(400);
  const { data: fresh } = await app.call("renewRecoveryCodes", {}, lost);
  expect((await show(codes[4]!, thief)).status).toBe(400);
  expect((await show(fresh.recovery_codes[0]!, thief)).status).toBe(200);
  expect((await app.call("getSecondFactor", {}, thief)).data).toMatchObject({
    is_on: true,
    recovery_codes_left: 9,
  });
});

test("after five wrong codes an account waits, from whatever address, but not who has shown one", async () => {
  const { signIn } = await newUser();
  const trusted = await setUpFactor(app, await signIn());
  const guesser = await signIn();
  const from = (index: number) => ({ headers: { "x-forwarded-for": `10.9.0.${index}` } });
  for (let index = 0; index < 5; index += 1) {
    expect((await show("000000", { ...guesser, ...from(index) })).status).toBe(400);
  }
  later(30);
  const refused = await show(codeAt(trusted.secret, clock), { ...guesser, ...from(6) });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "270"]);
  await showCode(app, trusted);
  later(300);
  expect((await show(codeAt(trusted.secret, clock), guesser)).status).toBe(200);

  // One address, many accounts.
  const client = from(200);
  const statuses = new Set<number>();
  for (let index = 0; index < 101; index += 1) {
    await app.db.delete(signInTries);
    statuses.add((await show("000000", { ...guesser, ...client })).status);
  }
  expect([...statuses]).toEqual([400, 429]);
});

// ASVS 7.5.1
test("passports and payouts ask for a code of the last fifteen minutes, and for a second factor where there is none", async () => {
  const { owner } = await createOrganizer(app, "Паспорта");
  const none = await read(await reveal(owner));
  expect([none.status, none.body.error, none.body.data]).toEqual([
    403,
    "second_factor_required",
    { step: "set_up" },
  ]);
  const person = await setUpFactor(app, owner);
  later(15 * 60);
  expect((await reveal(person)).status, "there is no such tourist").toBe(404);
  later(1);
  const old = await read(await reveal(person));
  expect([old.status, old.body.data]).toEqual([403, { step: "show" }]);
  expect((await app.ask("listSessions", {}, person)).status, "all else goes on").toBe(200);
  await showCode(app, person);
  expect((await reveal(person)).status).toBe(404);

  // Another password makes another session, which has shown the code as this one had.
  const body = { current_password: password, password: "another good one" };
  const changed = await app.ask("changePassword", { body }, person);
  const cookie = changed.headers.getSetCookie()[0]!.split(";")[0]!;
  expect((await reveal({ cookie })).status).toBe(404);
});

// ASVS 6.3.3
test("staff without a second factor may only set one up, and the payouts ask for a recent code", async () => {
  const { signIn } = await newUser(true);
  const staff = { ...(await signIn()), role: "staff" as const };
  const other = { ...(await signIn()), role: "staff" as const };
  expect(await stateOf(staff)).toBe("missing");
  for (const name of ["listOrganizers", "listPayouts", "listSessions"] as const) {
    const { status, body } = await read(await app.ask(name, { query: {} }, staff));
    expect([name, status, body.data]).toEqual([name, 403, { step: "set_up" }]);
  }
  const person = await setUpFactor(app, staff);
  expect((await app.ask("beginSecondFactor", {}, person)).status).toBe(409);
  expect((await app.ask("listPayouts", {}, person)).status).toBe(200);
  expect(await stateOf(other), "another session shows the code first").toBe("due");
  later(16 * 60);
  expect((await app.ask("listPayouts", {}, person)).status).toBe(403);
  expect((await app.ask("listOrganizers", { query: {} }, person)).status).toBe(200);

  const body = { code: codeAt(person.secret, clock) };
  await app.call("turnOffSecondFactor", { body }, person);
  expect([await stateOf(person), await stateOf(other)]).toEqual(["missing", "missing"]);
});

test("secrets and codes stand in no table, log line or answer but the one that shows them", async () => {
  const lines: string[] = [];
  const log = pino(logOptions("trace"), { write: (line: string) => void lines.push(line) });
  const client = createTestClient({ ...app.services, log });
  const { email, signIn } = await newUser();
  const person = await signIn();
  const { data: begun } = await client.call("beginSecondFactor", {}, person);
  const code = codeAt(begun.secret, clock);
  const { data } = await client.call("confirmSecondFactor", { body: { code } }, person);
  const wrong = await client.ask("showSecondFactor", { body: { code: data.recovery_codes[0] } });
  expect(wrong.status, "control: without a session").toBe(401);
  // Where it does not belong.
  await client.ask("getSecondFactor", { query: { code } }, person);
  const kept = await app.call("getSecondFactor", {}, person);
  const written = `${lines.join("\n")} ${JSON.stringify(kept)} ${await dumpTables(app.db)}`;
  const bare = data.recovery_codes.flatMap((one) => [one, one.replaceAll("-", "")]);
  expect([begun.secret, ...bare].filter((planted) => written.includes(planted))).toEqual([]);
  expect(lines.join()).not.toContain(code);
  expect(written, "control: tables are read").toContain(email);
  expect(lines.join(), "control: calls are written down").toContain("/auth/second-factor/confirm");

  const { env, authSecret } = app.services;
  const fresh = { ...env, personalDataKeys: [Buffer.alloc(32, 9), ...env.personalDataKeys] };
  expect(await rotateSecrets({ db: app.db, env: fresh, authSecret })).toBe(
    await app.db.$count(secondFactors),
  );
  const newest = { env: { ...env, personalDataKeys: [Buffer.alloc(32, 9)] }, authSecret };
  const rows = await app.db.select().from(secondFactors);
  const opened = rows.map(({ userId, secret }) => openSecret(newest, userId, secret));
  expect(opened).toContain(begun.secret);
  expect(() => openSecret(newest, "another", rows[0]!.secret)).toThrow("No key opens");
  await rotateSecrets({
    db: app.db,
    env: { ...env, personalDataKeys: [...env.personalDataKeys, Buffer.alloc(32, 9)] },
    authSecret,
  });
});
