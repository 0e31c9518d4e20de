import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { handlers } from "../../../handlers.ts";
import { answerErrors } from "../../../http/answers/answer-errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import { registerCalls } from "../../../http/register-calls.ts";
import { ask } from "../../../test/ask.ts";
import type { Person } from "../../../test/ask.ts";
import { callSamples } from "../../../test/call-samples.ts";
import { createOrganizer, createStaff, password } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { users } from "../auth.table.ts";
import { findAccount } from "../find-account.ts";
import { impersonations } from "./impersonation.table.ts";

type CallName = keyof TourContract;

/** What the law and the money of others forbid whoever is not the organiser. */
const closed: CallName[] = [
  "archiveDeparture",
  "attachReceipt",
  "cancelRequestBySeller",
  "declineRequest",
  "moveDeparture",
  "moveRequestBySeller",
  "recordPayment",
  "recordRefund",
  "revealPassport",
  "startTestPayment",
  "updateExchangeRates",
  "updatePaymentSettings",
  "withdrawDecline",
];

let app: TestApp;
let own: TestOrganizer;
let other: TestOrganizer;
let staff: Person;
/** The same session, as it wears the organiser's hat. */
let acting: Person;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app, "Тропа");
  other = await createOrganizer(app, "Другие");
  staff = await createStaff(app);
  acting = { ...staff, role: "organizer" };
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.call("stopImpersonating", {}, acting);
  await app.db.delete(impersonations);
});

const begin = (reason = "Просили показать, где цены") =>
  app.ask("impersonateOrganizer", { body: { organizer_id: own.id, reason } }, staff);
const account = async (person = acting) => (await app.call("getAccount", {}, person)).data;
const statusOf = async (name: CallName, organizerId: number, person = acting) =>
  (await app.ask(name, callSamples[name](organizerId), person)).status;
const records = async () =>
  (await app.call("listImpersonations", { query: { organizer_id: own.id } }, staff)).data;

test("staff act as an organiser's owner, with that organiser's rights alone, until they leave", async () => {
  expect((await begin(" ")).status).toBe(400);
  expect((await begin()).status).toBe(200);
  expect(await account()).toMatchObject({
    email: "staff@example.com",
    is_staff: false,
    organizers: [{ id: own.id, name: "Тропа", role: "owner" }],
    impersonation: { organizer_id: own.id, organizer_name: "Тропа", ends_at: expect.any(String) },
  });
  expect(await statusOf("updateOrganizer", own.id)).toBe(200);
  expect(await statusOf("updateOrganizer", other.id)).toBe(403);
  const asStaff = await app.ask("listOrganizers", {}, staff);
  expect([asStaff.status, await asStaff.json()]).toMatchObject([
    403,
    { message: messages.isOrganizerNow },
  ]);
  await app.call("stopImpersonating", {}, acting);
  expect(await account()).toMatchObject({ is_staff: true, organizers: [], impersonation: null });
  expect(await records()).toMatchObject([
    { by: "staff", organizer_id: own.id, reason: "Просили показать, где цены", is_over: true },
  ]);
});

test("it ends by itself after an hour, and another session of theirs was never the organiser's", async () => {
  await begin();
  const elsewhere = await app.signIn("staff@example.com", password);
  expect(await account(elsewhere)).toMatchObject({ is_staff: true, impersonation: null });
  const [row] = await app.db.select().from(impersonations);
  expect(row!.endsAt.getTime() - row!.startedAt.getTime()).toBe(3_600_000);
  const endsAt = sql`now() - interval '1 second'`;
  await app.db.update(impersonations).set({ endsAt });
  expect(await account()).toMatchObject({ is_staff: true, organizers: [], impersonation: null });
  // One that is over by itself is in nobody's way.
  expect((await begin("Ещё раз")).status).toBe(200);
  expect((await account()).impersonation).toMatchObject({ organizer_id: own.id });
});

test("an owner impersonates nobody, and whoever left our staff is nobody's owner any more", async () => {
  const body = { organizer_id: other.id, reason: "Любопытно" };
  expect((await app.ask("impersonateOrganizer", { body }, own.owner)).status).toBe(403);
  await begin();
  const isUser = eq(users.email, "staff@example.com");
  await app.db.update(users).set({ isStaff: false }).where(isUser);
  expect(await account()).toMatchObject({ organizers: [], impersonation: null });
  expect(await statusOf("updateOrganizer", own.id)).toBe(403);
  await app.db.update(users).set({ isStaff: true }).where(isUser);
});

test("no call that reveals passports or moves money is answered meanwhile, each in clear words", async () => {
  const named = (Object.keys(contract) as CallName[]).filter(
    (name) => contract[name].isClosedToImpersonation === true,
  );
  expect(named.sort()).toEqual(closed);
  await begin();
  for (const name of closed) {
    const refused = await app.ask(name, callSamples[name](own.id), acting);
    expect([name, refused.status, await refused.json()]).toMatchObject([
      name,
      403,
      { message: messages.closedToImpersonation },
    ]);
  }
});

test("nor is one that cancels a date, by which all of its guests get their money back", async () => {
  await begin();
  const query = { organizer_id: own.id };
  const one = (status: string) =>
    app.ask("updateDeparture", { query: { ...query, id: 900_000 }, body: { status } }, acting);
  const many = (status: string) => {
    const departures = [
      { id: 900_000, capacity: 5 },
      { id: 900_001, status },
    ];
    return app.ask("updateDepartures", { query, body: { departures } }, acting);
  };
  expect([(await one("canceled")).status, (await many("canceled")).status]).toEqual([403, 403]);
  // Control: what gives nothing back is refused for another reason.
  expect([(await one("closed")).status, (await many("closed")).status]).not.toContain(403);
});

test("control: with that property off the calls are answered, and the organiser is refused none", async () => {
  await begin();
  const open = new Hono<AppEnv>().onError(answerErrors(app.services.log));
  const calls = Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [
      name,
      { ...call, isClosedToImpersonation: undefined },
    ]),
  ) as unknown as TourContract;
  registerCalls(open, calls, { handlers, services: app.services, findAccount });
  const input = callSamples.updateExchangeRates(own.id);
  expect((await ask(open, calls.updateExchangeRates, input, acting)).status).toBe(200);
  expect(await statusOf("updateExchangeRates", own.id, own.owner)).toBe(200);
});
