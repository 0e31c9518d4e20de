import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { emailJob } from "../emails/email.job.ts";
import { verifications } from "./auth.table.ts";

let app: TestApp;
let own: TestOrganizer;
let email: string;
const password = "a new and longer password";

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
  email = `owner-${own.id}@example.com`;
});
afterAll(() => app.close());
beforeEach(() => app.emails.splice(0));

const request = async (to: string) => {
  await app.call("requestPasswordReset", { body: { email: to } });
  await runDueJobs(app.services, [emailJob]);
  return app.emails.map((email) => ({
    to: email.to,
    token: new URL(/https?:\S+/.exec(email.text)?.[0] ?? "").searchParams.get("token") ?? "",
  }));
};
const reset = async (token: string, chosen = password) =>
  (await app.ask("resetPassword", { body: { token, password: chosen } })).status;

// ASVS 6.2.1, 6.4.3, 7.4.3
test("the email's link sets a new password once, and ends every session", async () => {
  const [sent] = await request(email);
  expect(sent?.to).toBe(email);
  expect((await app.ask("getAccount", {}, own.owner)).status).toBe(200);
  expect(await reset(sent!.token, "short")).toBe(400);
  expect(await reset(sent!.token)).toBe(200);
  expect((await app.ask("getAccount", {}, own.owner)).status).toBe(401);
  expect(await reset(sent!.token, "yet another password")).toBe(410);
  const signIn = (tried: string) => app.ask("signIn", { body: { email, password: tried } });
  expect((await signIn("correct horse battery")).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
});

test("only the newest of several links works, and only once", async () => {
  const [first] = await request(email);
  app.emails.splice(0);
  const [second] = await request(email);
  expect(first!.token).not.toBe(second!.token);
  expect(await reset(first!.token)).toBe(410);
  expect(await reset(second!.token)).toBe(200);
  expect(await reset(first!.token)).toBe(410);
  expect(await reset(second!.token)).toBe(410);
});

test("another account's links are not touched", async () => {
  const other = await createOrganizer(app, "Другие");
  const [theirs] = await request(`owner-${other.id}@example.com`);
  await request(email);
  expect(await reset(theirs!.token)).toBe(200);
});

test("a link works for an hour, and the email says so", async () => {
  const [sent] = await request(email);
  expect(app.emails[0]!.text).toContain("один час");
  const rows = await app.db.select().from(verifications);
  const left = Math.max(...rows.map(({ expiresAt }) => expiresAt.getTime())) - Date.now();
  expect(left).toBeGreaterThan(55 * 60_000);
  expect(left).toBeLessThanOrEqual(60 * 60_000);
  expect(JSON.stringify(rows), "the database has its hash alone").not.toContain(sent!.token);
  await app.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await reset(sent!.token)).toBe(410);
});

test("an unknown email address gets the same response, and nothing is sent", async () => {
  expect(await request("nobody@example.com")).toEqual([]);
});

test("a guessed link is refused", async () => {
  expect(await reset("guessed")).toBe(410);
});

test("emails to one address are limited, and the limit says when to retry", async () => {
  let response = new Response();
  for (let tries = 0; tries < 12 && response.status === 200; tries += 1) {
    response = await app.ask("requestPasswordReset", { body: { email: "often@example.com" } });
  }
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});
