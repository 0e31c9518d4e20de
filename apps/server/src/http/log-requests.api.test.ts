import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../test/ask.ts";
import { createOrganizer, ownerEmail } from "../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { callSamples } from "../test/call-samples.ts";
import { logOptions } from "@tour/telemetry";

let app: TestApp;
let client: ReturnType<typeof createTestClient>;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const log = pino(logOptions("trace"), { write: (line: string) => lines.push(JSON.parse(line)) });
  client = createTestClient({ ...app.services, log });
});
afterAll(() => app.close());

// ASVS 16.2.4
test("a request's log line has its id, which the response names, and the outcome", async () => {
  lines = [];
  const answer = await client.ask("customMetadata", {});
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: answer.headers.get("x-request-id"),
      method: "GET",
      url: "/spa/custom-metadata",
      status: 200,
      ms: expect.any(Number),
    }),
  ]);
});

const personal = "ivan.petrov%2Bsecret@example.com";

// ASVS 16.2.5
test("no log line shows what a user typed, in any field of any call", async () => {
  const { id, owner } = await createOrganizer(app);
  lines = [];
  for (const [name, sample] of Object.entries(callSamples)) {
    const { query = {}, body } = sample(id);
    const texts = Object.entries(query).filter(([, value]) => typeof value === "string");
    const hostile = Object.fromEntries(texts.map(([key]) => [key, personal]));
    const input = { query: { ...query, ...hostile, token: "t0k3n-secret" }, body };
    await client.ask(name as keyof typeof callSamples, input, owner);
  }
  expect(lines.length).toBeGreaterThanOrEqual(Object.keys(callSamples).length);
  const text = JSON.stringify(lines);
  expect(text).not.toMatch(/ivan|petrov|example\.com|t0k3n/);
  expect(text, "control: other parts of addresses are there").toContain("organizer_id=");
});

// ASVS 16.2.5
test("bodies, cookies and passwords are in no log line, even when a call fails", async () => {
  lines = [];
  const body = { email: "ivan@example.com", password: "hunter2-hunter2" };
  await client.ask("signIn", { body }, { cookie: "__Host-session=stolen" });
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toMatch(/ivan|hunter2|stolen/);
});

// ASVS 16.2.1, 16.3.1, 16.3.2, 16.3.3
test("lines say who asked and why they were refused; a session's beginning says whose it is", async () => {
  const { id, owner } = await createOrganizer(app);
  const other = await createOrganizer(app, "Другие");
  const { data } = await client.call("getAccount", {}, owner);
  const lineOf = async (asking: Promise<Response>) => {
    lines = [];
    await asking;
    return lines;
  };
  const account = data.id;
  const view = (organizer: number, person?: Person) =>
    lineOf(client.ask("viewOrganizer", { query: { id: organizer } }, person));
  expect(await view(id, owner)).toMatchObject([{ status: 200, account }]);
  expect(await view(other.id, owner)).toMatchObject([
    { status: 403, account, refused: "forbidden" },
  ]);
  const [stranger] = await view(id, { role: "organizer" });
  expect(stranger).toMatchObject({ status: 401, refused: "unauthorized" });
  expect(stranger).not.toHaveProperty("account");

  const signIn = (password: string) =>
    lineOf(client.ask("signIn", { body: { email: ownerEmail(id), password } }));
  expect(await signIn("not this one")).toMatchObject([
    { url: "/auth/sign-in/email", status: 401, refused: "unauthorized" },
  ]);
  expect(await signIn("correct horse battery")).toMatchObject([
    { msg: "session started", account },
    { url: "/auth/sign-in/email", status: 200 },
  ]);
});
