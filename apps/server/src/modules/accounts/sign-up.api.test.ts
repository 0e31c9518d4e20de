import { readNetworks } from "@tour/http-server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionCookie } from "../../http/rights/session-cookie.ts";
import type { Person } from "../../test/ask.ts";
import { createOrganizer, createStaff, ownerEmail } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { emailJob } from "../emails/email.job.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { users } from "./auth.table.ts";
import { authTexts } from "./auth.texts.ts";

let app: TestApp;
let clock = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));

beforeAll(async () => {
  app = await createTestApp({ now: () => clock, env: { trustedProxies: readNetworks("private") } });
});
afterAll(() => app.close());
beforeEach(async () => {
  later(61);
  await readEmails();
});

const password = "a long enough password";
let address = 0;
const newAddress = () => ({ headers: { "x-forwarded-for": `10.1.0.${(address += 1)}` } });
const form = (email: string, more: object = {}) => ({
  ...{ name: "Тихая тропа", email, phone: "8 916 123-45-67", password },
  ...more,
});
const ask = (body: object, person = newAddress()) => app.ask("signUp", { body }, person);
async function signUp(email: string, more: object = {}) {
  const response = await ask(form(email, more));
  const cookie = response.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${sessionCookie}=`))
    ?.split(";")[0];
  return { status: response.status, body: await response.json(), person: { cookie: cookie ?? "" } };
}
const accountOf = async (person: Person) => (await app.call("getAccount", {}, person)).data;
async function readEmails() {
  await runDueJobs(app.services, [emailJob]);
  return app.emails.splice(0).map(({ to, subject, text }) => {
    const token = /confirm-email\?token=(\S+)/.exec(text)?.[1] ?? "";
    return { to, subject, text, token };
  });
}
const confirm = (token: string) => app.ask("confirmEmail", { body: { token } });

test("whoever signs up owns a new organiser, is signed in, and is nobody's on the marketplace", async () => {
  const { status, person } = await signUp("New@Example.com");
  expect(status).toBe(200);
  const account = await accountOf(person);
  expect(account).toMatchObject({
    ...{ email: "new@example.com", is_confirmed: false, is_staff: false },
    organizers: [{ name: "Тихая тропа", role: "owner" }],
  });
  const id = account.organizers[0]!.id;
  const { data } = await app.call("viewOrganizer", { query: { id } }, person);
  expect(data).toMatchObject({
    ...{ phones: ["+79161234567"], is_published_on_site: false, verification_state: "none" },
    users: [{ email: "new@example.com", role: "owner" }],
  });
});

// ASVS 6.2.1
test("fields that are wrong are named, and nothing is made", async () => {
  const before = await app.db.$count(organizers);
  const wrong = { name: " ", email: "anna", phone: "звоните", password: "short" };
  const response = await ask(wrong);
  const { validation } = (await response.json()) as { validation: object };
  expect([response.status, Object.keys(validation).toSorted()]).toEqual([
    400,
    ["email", "name", "password", "phone"],
  ]);
  expect(await app.db.$count(organizers)).toBe(before);
});

// ASVS 2.4.1
test("a program that fills the hidden field makes nothing", async () => {
  const before = await app.db.$count(organizers);
  expect((await signUp("robot@example.com", { homepage: "https://spam.example" })).status).toBe(
    422,
  );
  expect(await app.db.$count(organizers)).toBe(before);
});

test("an address may sign up ten times an hour, and a mailbox gets three emails", async () => {
  const one = newAddress();
  for (let count = 0; count < 10; count += 1) {
    expect((await ask(form(`many-${count}@example.com`), one)).status).toBe(200);
  }
  const refused = await ask(form("many-10@example.com"), one);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  for (let count = 0; count < 3; count += 1)
    expect((await signUp("flood@example.com")).status).toBe(200);
  expect((await signUp("flood@example.com")).status).toBe(429);
  later(61);
  expect((await ask(form("many-10@example.com"), one)).status).toBe(200);
});

test("an e-mail that has an account looks the same to whoever signs up with it", async () => {
  const own = await createOrganizer(app, "Хозяева");
  const known = await signUp(ownerEmail(own.id));
  const fresh = await signUp("fresh@example.com");
  expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
  const shape = async ({ person }: typeof known) => {
    const { id: _, email: __, organizers: ___, ...rest } = await accountOf(person);
    return rest;
  };
  expect(await shape(known)).toEqual(await shape(fresh));
  // Neither signs in by the e-mail before the email was opened.
  for (const email of [ownerEmail(own.id), "fresh@example.com"]) {
    const answer = await app.ask("signIn", { body: { email, password } }, newAddress());
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { message: authTexts.wrongPassword },
    ]);
  }
  const [toKnown, toFresh] = await readEmails();
  expect(toKnown).toMatchObject({
    to: ownerEmail(own.id),
    subject: expect.stringContaining("уже есть"),
  });
  expect(toFresh).toMatchObject({ to: "fresh@example.com", subject: "Подтвердите почту" });
  expect(toKnown!.text).toContain("«Тихая тропа»");
});

test("the email's link confirms the e-mail once; then one signs in with it", async () => {
  const { person } = await signUp("once@example.com");
  const [email] = await readEmails();
  const first = await confirm(email!.token);
  expect(await first.json()).toEqual({ data: { email: "once@example.com", is_joined: false } });
  expect(await accountOf(person)).toMatchObject({ email: "once@example.com", is_confirmed: true });
  expect((await confirm(email!.token)).status).toBe(410);
  expect((await confirm("guessed")).status).toBe(410);
  const body = { email: "once@example.com", password };
  expect((await app.ask("signIn", { body }, newAddress())).status).toBe(200);
});

test("a link is good for three days", async () => {
  await signUp("slow@example.com");
  const [email] = await readEmails();
  later(3 * 24 * 60);
  expect((await confirm(email!.token)).status).toBe(410);
});

test("where the e-mail has an account, its owner's click joins the new organiser to it", async () => {
  const own = await createOrganizer(app, "Прежние");
  const { person } = await signUp(ownerEmail(own.id));
  const [email] = await readEmails();
  const answer = await confirm(email!.token);
  expect(await answer.json()).toEqual({ data: { email: ownerEmail(own.id), is_joined: true } });
  const { data } = await app.call("getAccount", {}, own.owner);
  expect(data.organizers.map(({ name, role }) => [name, role])).toEqual([
    ["Прежние", "owner"],
    ["Тихая тропа", "owner"],
  ]);
  expect((await app.ask("getAccount", {}, person)).status).toBe(401);
});

test("of two who signed up with one e-mail the first to confirm has it, and the other joins", async () => {
  await signUp("both@example.com", { name: "Один" });
  await signUp("both@example.com", { name: "Другой" });
  const emails = await readEmails();
  const answers = await Promise.all(emails.map(({ token }) => confirm(token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const found = await app.db.select().from(users).where(eq(users.email, "both@example.com"));
  expect(found).toHaveLength(1);
  const person = await app.signIn("both@example.com", password);
  expect((await accountOf(person)).organizers).toHaveLength(2);
});

test("the link of a staff member's mailbox makes them no owner", async () => {
  await createStaff(app);
  await signUp("staff@example.com");
  const [email] = await readEmails();
  expect((await confirm(email!.token)).status).toBe(422);
});

test("the email is sent again once a minute, and its link ends the one before", async () => {
  const { person } = await signUp("again@example.com");
  const again = () => app.ask("sendConfirmationAgain", {}, person);
  const early = await again();
  expect([early.status, early.headers.get("retry-after")]).toEqual([429, "60"]);
  later(1);
  const together = await Promise.all([again(), again()]);
  expect(together.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const [old, fresh] = await readEmails();
  expect((await confirm(old!.token)).status).toBe(410);
  expect((await confirm(fresh!.token)).status).toBe(200);
});

test("who lost the email and the session gets the link by asking for a new password", async () => {
  await signUp("lost@example.com");
  await readEmails();
  later(5);
  await app.call("requestPasswordReset", { body: { email: "Lost@example.com" } });
  const [email] = await readEmails();
  expect(email).toMatchObject({ to: "lost@example.com", subject: "Подтвердите почту" });
  expect((await confirm(email!.token)).status).toBe(200);
});

test("nothing is published before the e-mail is confirmed, and the refusal says how", async () => {
  const { person } = await signUp("publisher@example.com");
  const { organizers: own } = await accountOf(person);
  const organizer_id = own[0]!.id;
  await app.call("attachSite", { body: { organizer_id } }, person);
  const publish = () => app.call("publishData", { query: { organizer_id, type: "site" } }, person);
  await expect(publish()).rejects.toMatchObject({
    status: 422,
    message: authTexts.confirmToPublish,
    validation: { "account.email": ["publisher@example.com"] },
  });
  const [email] = await readEmails();
  await confirm(email!.token);
  expect((await publish()).data.version).toBe(1);
});
