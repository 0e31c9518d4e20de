import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobHandlers } from "../../job-handlers.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../jobs/run-jobs.ts";

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
beforeEach(() => app.letters.splice(0));

const request = async (to: string) => {
  await app.call("requestPasswordReset", { body: { email: to } });
  await runDueJobs(app.services, jobHandlers);
  return app.letters.map((letter) => ({
    to: letter.to,
    token: new URL(/https?:\S+/.exec(letter.text)?.[0] ?? "").searchParams.get("token") ?? "",
  }));
};
const reset = async (token: string, chosen = password) =>
  (await app.ask("resetPassword", { body: { token, password: chosen } })).status;

test("the letter's link sets a new password once, and ends every session", async () => {
  const [letter] = await request(email);
  expect(letter?.to).toBe(email);
  expect((await app.ask("getAccount", {}, own.owner)).status).toBe(200);
  expect(await reset(letter!.token, "short")).toBe(400);
  expect(await reset(letter!.token)).toBe(200);
  expect((await app.ask("getAccount", {}, own.owner)).status).toBe(401);
  expect(await reset(letter!.token, "yet another password")).toBe(410);
  const signIn = (tried: string) => app.ask("signIn", { body: { email, password: tried } });
  expect((await signIn("correct horse battery")).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
});

test("an unknown address is answered alike, and nothing is sent", async () => {
  expect(await request("nobody@example.com")).toEqual([]);
});

test("a guessed link is refused", async () => {
  expect(await reset("guessed")).toBe(410);
});

test("letters to one address are limited, and the limit says when to come again", async () => {
  let response = new Response();
  for (let tries = 0; tries < 12 && response.status === 200; tries += 1) {
    response = await app.ask("requestPasswordReset", { body: { email: "often@example.com" } });
  }
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});
