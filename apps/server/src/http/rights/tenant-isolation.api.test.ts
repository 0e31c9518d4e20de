import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlers } from "../../handlers.ts";
import type { Person } from "../../test/ask.ts";
import { callSamples } from "../../test/call-samples.ts";
import { createMember, createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { setUpFactor } from "../../test/second-factor.ts";
import { foreignFieldsOf, fillWith } from "../../test/foreign-ids.ts";
import { namesOfIds } from "../../test/names-of-ids.ts";
import type { OwnedIds } from "../../test/foreign-ids.ts";
import { takeSnapshot } from "../../test/take-snapshot.ts";
import { createEverything, publishEverything, secret } from "../../test/create-everything.ts";

type CallName = keyof TourContract;

const dataDir = mkdtempSync(join(tmpdir(), "tour-tenants-"));
let app: TestApp;
let otherTenant: TestOrganizer;
/** Whose site is not published: nothing of theirs is to be seen by anyone. */
let hidden: OwnedIds;
/** Whose site is: they have versions, and their visitors see what they show. */
let shown: OwnedIds;
let shownOwner: TestOrganizer;
/** The others of that organiser's team, to whom sales are not open, and one to whom they are. */
let outsiders: Record<"editor" | "guide", Person>;
let manager: Person;
/** Of nobody: a foreign id must answer like these. */
const nowhere: OwnedIds = {
  organizer: 900_000,
  tour: 900_001,
  tourToRemove: 900_001,
  slug: "niotkuda-900001",
  departure: 900_002,
  openingDeparture: 900_002,
  soldDeparture: 900_002,
  tourImport: 900_012,
  programme: 900_013,
  programmeToRemove: 900_013,
  request: 900_005,
  requestToConfirm: 900_005,
  requestToDecline: 900_005,
  requestToFill: 900_005,
  declinedRequest: 900_090,
  chat: 900_007,
  savedView: 900_009,
  tourist: 900_006,
  question: 900_008,
  closedQuestion: 900_008,
  questionEvent: 900_008,
  reply: 900_012,
  questionToBook: 900_008,
  task: 900_009,
  note: 900_010,
  template: 900_011,
  review: 900_012,
  user: "nobody",
  guide: "nobody",
  member: "nobody",
  invitation: 900_009,
  font: 900_003,
  brand: 900_003,
  blockTemplate: 900_003,
  site: 900_004,
  picture: "n".repeat(22),
  pictureToRemove: "n".repeat(22),
  fontFile: "m".repeat(22),
  verificationFile: 900_008,
  draftLink: 900_013,
  draftComment: 900_014,
  subscription: 900_016,
  scheduled: 900_015,
  scheduledToPublish: 900_015,
  scheduledToCancel: 900_015,
  session: "of-nobody",
  version: 77,
};

beforeAll(async () => {
  app = await createTestApp({ env: { dataDir, isDemo: true } });
  // First, so that the samples' site is the other tenant's.
  otherTenant = await createOrganizer(app, "Чужие");
  const query = { organizer_id: otherTenant.id };
  const attached = await app.call("attachSite", { body: query }, otherTenant.owner);
  if (attached.data.id !== 1) throw new Error("The samples ask for another site than this one");
  await app.call("publishData", { query: { ...query, type: "site" } }, otherTenant.owner);
  hidden = await createEverything(app, await createOrganizer(app, "Скрытые"));
  shownOwner = await createOrganizer(app, "Открытые");
  for (const { owner } of [otherTenant, shownOwner]) await setUpFactor(app, owner);
  shown = await createEverything(app, shownOwner);
  await publishEverything(app, shownOwner);
  const { id, editor } = shownOwner;
  outsiders = { editor, guide: await createMember(app, id, "guide") };
  manager = await createMember(app, id, "manager");
  await setUpFactor(app, manager);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Ask = TestApp["ask"];

/** What another tenant learns or changes by a call with another's ids; nothing, as it should be. */
async function findLeaks(
  ask: Ask,
  name: CallName,
  victim: OwnedIds,
  { id, owner: person }: Pick<TestOrganizer, "id" | "owner"> = otherTenant,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const field of foreignFieldsOf(name)) {
    const answer = async (ids: OwnedIds) => {
      const input = fillWith(callSamples[name](id), field, ids);
      const response = await ask(name, input, person);
      return { status: response.status, text: await response.text() };
    };
    const before = await takeSnapshot(app.db);
    const foreign = await answer(victim);
    const after = await takeSnapshot(app.db);
    const missing = await answer(nowhere);
    const place = Object.keys(field).join("+");
    if (after !== before) leaks.push(`${place}: something changed`);
    if (foreign.text.includes(secret)) leaks.push(`${place}: another's text was read`);
    if (foreign.status !== missing.status) {
      leaks.push(`${place}: ${foreign.status}, but ${missing.status} for what is nobody's`);
    }
    if (foreign.text !== missing.text) leaks.push(`${place}: the answers differ`);
  }
  return leaks;
}

test("the table knows every id that the schemas of calls name", () => {
  for (const name of Object.keys(contract) as CallName[]) {
    const listed = new Set(foreignFieldsOf(name).flatMap(Object.keys));
    const unlisted = namesOfIds(name, contract[name]).filter((path) => !listed.has(path));
    expect([name, unlisted]).toEqual([name, []]);
  }
});

const tried = (Object.keys(contract) as CallName[]).filter((name) => foreignFieldsOf(name).length);

// ASVS 8.2.2, 8.4.1
test.each(tried)("%s: another organiser's ids behave as if they did not exist", async (name) => {
  expect(await findLeaks(app.ask, name, hidden)).toEqual([]);
  // Everyone may visit a published site.
  if (contract[name].access !== "anyone") {
    expect(await findLeaks(app.ask, name, shown)).toEqual([]);
  }
});

/** What is found by its own number, whoever's it is: the account's own, and tours that all may see. */
const ofEverybody: CallName[] = ["endSession", "getToursByIds"];
const ofSales = tried.filter(
  (name) => contract[name].access === "signed-in" && !ofEverybody.includes(name),
);

// ASVS 8.2.3
test.each(ofSales)("%s: what is sold is not there for the own editor and guide", async (name) => {
  for (const [role, owner] of Object.entries(outsiders)) {
    const leaks = await findLeaks(app.ask, name, shown, { id: shownOwner.id, owner });
    expect([role, leaks]).toEqual([role, []]);
  }
});

/** Guests have the uuid of a request beside another number; the sample's is nobody's. */
const ofGuests: CallName[] = ["updateTouristsQuestionnaires", "moveRequest", "changeParty"];
/** These requests were made on the marketplace, where staff write down money: its own test has both. */
const ofRecorders: CallName[] = ["recordPayment", "recordRefund", "attachReceipt"];

/** Nothing differs from the site that is to be published: its own tests tie it to a departure. */
const ofDrafts: CallName[] = ["schedulePublication"];

/** It says what the change began from as well: its own tests do that. */
const ofComparers: CallName[] = ["updateMainPageSetting"];

/** It calls the date off that others sell: it is tried after them. */
const isLast = (name: CallName) => Number(name === "moveDeparture");
const answered = tried.filter(
  (name) => ![...ofGuests, ...ofRecorders, ...ofDrafts, ...ofComparers].includes(name),
);

test.each(answered.toSorted((a, b) => isLast(a) - isLast(b)))(
  "control: %s answers those whose ids these are",
  async (name) => {
    const everyField = Object.assign({}, ...foreignFieldsOf(name)) as Record<
      string,
      keyof OwnedIds
    >;
    const input = fillWith(callSamples[name](shownOwner.id), everyField, shown);
    // Managers sell, and the other tests have owners do it.
    const person = ofSales.includes(name) ? manager : shownOwner.owner;
    const response = await app.ask(name, input, person);
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  },
);

test("control: handlers that look records up by id alone are detected", async () => {
  const asOwner = <Query extends { organizer_id: number }>(query: Query) => ({
    query: { ...query, organizer_id: shownOwner.id },
  });
  const leaky = createTestClient(app.services, {
    ...handlers,
    viewTour: ({ query }, context) => handlers.viewTour(asOwner(query), context),
    archiveDeparture: ({ query }, context) => handlers.archiveDeparture(asOwner(query), context),
    getPageVersion: ({ query }, context) => handlers.getPageVersion(asOwner(query), context),
  });
  const leaksOf = (name: CallName) => findLeaks(leaky.ask, name, shown);
  expect(await leaksOf("viewTour")).toContain("query.id: another's text was read");
  expect(await leaksOf("archiveDeparture")).toContain("query.id: something changed");
  expect(await leaksOf("getPageVersion")).toContain("query.version: another's text was read");
});
