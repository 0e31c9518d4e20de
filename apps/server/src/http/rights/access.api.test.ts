import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerErrors } from "../answers/answer-errors.ts";
import type { AppEnv } from "../log-requests.ts";
import { registerCalls } from "../register-calls.ts";
import { handlers } from "../../handlers.ts";
import { findAccount } from "../../modules/accounts/find-account.ts";
import { ask } from "../../test/ask.ts";
import type { Person } from "../../test/ask.ts";
import { callSamples } from "../../test/call-samples.ts";
import { createMember, createOrganizer, createStaff } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { rightsOf, titles } from "../../test/rights-of-calls.ts";
import { setUpFactor } from "../../test/second-factor.ts";
import { takeSnapshot } from "../../test/take-snapshot.ts";

type CallName = keyof TourContract;

let app: TestApp;
let a: TestOrganizer;
let people: Person[];

beforeAll(async () => {
  app = await createTestApp({ env: { isDemo: true } });
  a = await createOrganizer(app, "Первый");
  const b = await createOrganizer(app, "Второй");
  for (const person of [a.owner, a.editor, b.owner]) await setUpFactor(app, person);
  const [manager, guide] = await Promise.all([
    createMember(app, a.id, "manager"),
    createMember(app, a.id, "guide"),
  ]);
  for (const person of [manager, guide]) await setUpFactor(app, person);
  people = [
    { role: "visitor" },
    a.owner,
    a.editor,
    manager,
    guide,
    b.owner,
    await createStaff(app),
  ];
  await app.call("attachSite", { body: { organizer_id: a.id } }, a.owner);
});
afterAll(() => app.close());

test("the table has a row for every call of the contract", () => {
  expect(Object.keys(rightsOf).sort()).toEqual(Object.keys(contract).sort());
});

for (const name of Object.keys(rightsOf) as CallName[]) {
  // ASVS 8.2.1, 8.3.1
  test(`${name}: each user gets what the table says, and a refused call changes nothing`, async () => {
    for (const [index, verdict] of rightsOf[name].entries()) {
      // The others still need their sessions.
      if (name === "signOut" && index > 0) continue;
      const person = people[index];
      // What is allowed may change something.
      const before = verdict === "yes" ? "" : await takeSnapshot(app.db);
      const response = await app.ask(name, callSamples[name](a.id), person);
      const seen = [401, 403].includes(response.status) ? response.status : "yes";
      expect(`${titles[index]}: ${seen}`).toBe(`${titles[index]}: ${verdict}`);
      expect(response.status).toBeLessThan(500);
      if (verdict === "yes") continue;
      expect(await response.json()).toEqual({
        message: expect.any(String),
        error: verdict === 401 ? "unauthorized" : "forbidden",
        validation: {},
      });
      expect(await takeSnapshot(app.db)).toBe(before);
    }
  });
}

test("control: with the organiser's check off, the owner of B reads and writes A's draft", async () => {
  const calls = Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [name, { ...call, access: "signed-in" }]),
  ) as unknown as TourContract;
  const open = new Hono<AppEnv>().onError(answerErrors(app.services.log));
  registerCalls(open, calls, { handlers, services: app.services, findAccount });
  // The other calls left a tour on sale, which is not published without documents.
  for (const type of ["agreement", "policy"] as const) {
    const fields = { html: "<p>Условия</p>", is_displayed: true };
    const query = { organizer_id: a.id, type };
    await app.call("updateDocument", { query, body: { fields } }, a.owner);
  }
  const before = await takeSnapshot(app.db);
  for (const name of ["getPage", "savePageBlocks", "publishData"] as const) {
    const response = await ask(open, calls[name], callSamples[name](a.id), people[5]);
    expect([name, response.status]).toEqual([name, 200]);
  }
  expect(await takeSnapshot(app.db)).not.toBe(before);
});

// ASVS 8.3.1
test("the role header grants nothing, and a role that the session does not have is refused", async () => {
  const input = callSamples.getPage(a.id);
  const status = async (person: Person) => (await app.ask("getPage", input, person)).status;
  expect(await status({ ...a.owner, role: "visitor" })).toBe(200);
  expect(await status({ ...a.owner, role: "staff" })).toBe(403);
  expect(await status({ role: "staff" })).toBe(401);
  expect(await status({ role: "organizer" })).toBe(401);
  expect(await status({ ...a.owner, role: null })).toBe(400);
  expect(await status({ ...a.owner, role: "king" as never })).toBe(400);
});

test("an organiser that does not exist is 403 for an owner and 404 for staff", async () => {
  const input = callSamples.getAttachedSite(999_999);
  expect((await app.ask("getAttachedSite", input, a.owner)).status).toBe(403);
  expect((await app.ask("getAttachedSite", input, people[6])).status).toBe(404);
});
