import { createBlock, listSampleTexts } from "@tour/blocks/definitions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../test/ask.ts";
import { createOrganizer, createStaff, ownerEmail } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { showDocuments } from "../../test/show-documents.ts";
import { emailJob } from "../emails/email.job.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";

let app: TestApp;
let own: TestOrganizer;
let staff: Person;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-04-01T09:00:00Z") });
  own = await createOrganizer(app, "Свой");
  await app.db.update(organizers).set({ isPublishedOnSite: false });
  staff = await createStaff(app);
});
afterAll(() => app.close());

/** The tours, which say nothing but what is in the database, and what the sample says of its company. */
const ownWords = createBlock(4);
const sampleWords = createBlock(5);

const set = (is_published_on_site: boolean, reason?: string) =>
  app.ask(
    "setOrganizerPublishedOnSite",
    { body: { id: own.id, is_published_on_site, reason } },
    staff,
  );
const missing = async () => {
  const response = await set(true);
  const { message, validation } = (await response.json()) as {
    message: string;
    validation?: Record<string, string[]>;
  };
  const words = Object.values(validation ?? {}).flat();
  for (const word of words) expect(message).toContain(word);
  return [response.status, ...Object.keys(validation ?? {})];
};
const isShown = async () => {
  const where = eq(organizers.id, own.id);
  return (await app.db.select().from(organizers).where(where))[0]!.isPublishedOnSite;
};
const publish = async (block: typeof ownWords) => {
  const query = { organizer_id: own.id };
  const page = { query: { ...query, type: "main" as const }, body: { blocks: [block] } };
  await app.call("savePageBlocks", page, own.owner);
  const layout = { query: { ...query, type: "tour" as const }, body: { blocks: [ownWords] } };
  await app.call("savePageBlocks", layout, own.owner);
  await app.call("publishData", { query: { ...query, type: "site" } }, own.owner);
};
const decide = async (state: "verified" | "rejected", comment: string) => {
  const query = { id: own.id };
  const { revision } = (await app.call("organizerVerificationInfo", { query }, staff)).data;
  const verification = { state, comment, revision };
  return app.call("updateOrganizer", { query, body: { verification } }, staff);
};
const suspension = async () =>
  (await app.call("organizerInfo", { query: { id: own.id } }, own.editor)).data.suspension;

test("the blocks of these tests are what they are taken for", () => {
  expect([ownWords, sampleWords].map((block) => listSampleTexts(block).length > 0)).toEqual([
    false,
    true,
  ]);
});

test("an organiser is shown once they are verified, with a site of their own words and a tour on sale", async () => {
  expect(await missing()).toEqual([422, "verification", "site", "tours"]);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await showDocuments(app, own);
  await publish(sampleWords);
  expect(await missing()).toEqual([422, "verification", "samples", "tours"]);
  await publish(ownWords);
  expect(await missing()).toEqual([422, "verification", "tours"]);
  const tour = await createTour(app.db, own.id, testTour());
  await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
  expect(await missing()).toEqual([422, "verification"]);
  expect(await isShown()).toBe(false);
  await decide("verified", "");
  expect((await set(true)).status).toBe(200);
  expect(await isShown()).toBe(true);
});

test("whoever staff take off reads why, in the office and in an email, until it is taken back", async () => {
  const unexplained = await set(false);
  expect([unexplained.status, await unexplained.json()]).toMatchObject([
    400,
    { validation: { reason: [expect.any(String)] } },
  ]);
  expect([await isShown(), await suspension()]).toEqual([true, null]);
  expect((await set(false, "Гости жалуются на отмены")).status).toBe(200);
  expect(await isShown()).toBe(false);
  expect(await suspension()).toMatchObject({ reason: "Гости жалуются на отмены" });
  // Nobody is taken off twice: the reason that was read stays.
  expect((await set(false, "Другое")).status).toBe(409);
  expect(await suspension()).toMatchObject({ reason: "Гости жалуются на отмены" });
  await runDueJobs(app.services, [emailJob]);
  expect(app.emails.splice(0)).toContainEqual(
    expect.objectContaining({ to: ownerEmail(own.id), text: expect.stringContaining("жалуются") }),
  );
  expect((await set(true)).status).toBe(200);
  expect([await isShown(), await suspension()]).toEqual([true, null]);
});

test("whoever is refused is off at once", async () => {
  await decide("rejected", "Номер в реестре не ваш");
  expect(await isShown()).toBe(false);
  expect(await missing()).toEqual([422, "verification"]);
});
