import type { DocumentType } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { departures } from "../../tours/departure.table.ts";
import { testDeparture, testTour } from "../../tours/test-tour.ts";
import { tours } from "../../tours/tour.table.ts";

let app: TestApp;
let organizer: TestOrganizer;
let tourId: number;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-04-01T09:00:00Z") });
});
afterAll(() => app.close());
/** With a site that shows a policy but no agreement, and nothing published. */
beforeEach(async () => {
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: query() }, organizer.owner);
  const page = { query: { ...query(), type: "main" as const }, body: { blocks: [validBlock()] } };
  await app.call("savePageBlocks", page, organizer.owner);
});

const query = () => ({ organizer_id: organizer.id });
const publish = (type: "site" | "main" | "tour" = "site") =>
  app.call("publishData", { query: { ...query(), type } }, organizer.owner);
const write = (type: DocumentType, fields: { html?: string; is_displayed?: boolean }) =>
  app.call("updateDocument", { query: { ...query(), type }, body: { fields } }, organizer.owner);
const attached = async () =>
  (await app.call("getAttachedSite", { query: query() }, organizer.editor)).data!;
async function sell(): Promise<void> {
  tourId = (await createTour(app.db, organizer.id, testTour())).id;
  await addDepartures(app.db, tourId, [testDeparture("2027-05-01")]);
}

test("without tours a site is published without an agreement; with one on sale it is not", async () => {
  expect((await publish()).data.version).toBe(1);
  expect((await attached()).missing_documents).toEqual([]);
  await sell();
  expect((await attached()).missing_documents).toEqual(["agreement"]);
  await expect(publish()).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("«Пользовательское соглашение»"),
    validation: { "documents.agreement": ["Пользовательское соглашение"] },
  });
  // A page alone leaves the documents as they are published: there is none.
  await expect(publish("tour")).rejects.toMatchObject({ status: 422 });
  await write("agreement", { html: "<p>Условия</p>" });
  await expect(publish()).rejects.toMatchObject({ status: 422 });
  await write("agreement", { is_displayed: true });
  expect((await attached()).missing_documents).toEqual([]);
  expect((await publish()).data.version).toBe(2);
  expect((await publish("tour")).data.version).toBe(3);
});

test("both missing documents are named", async () => {
  await write("policy", { is_displayed: false });
  await sell();
  const refused = await publish().catch((error: { validation: object }) => error);
  expect(Object.keys((refused as { validation: object }).validation).toSorted()).toEqual([
    "documents.agreement",
    "documents.policy",
  ]);
});

test("a document is neither hidden nor emptied while tours are on sale", async () => {
  await write("agreement", { html: "<p>Условия</p>", is_displayed: true });
  await sell();
  await expect(write("policy", { is_displayed: false })).rejects.toMatchObject({
    status: 422,
    validation: { "fields.is_displayed": [expect.stringContaining("Снимите туры")] },
  });
  await expect(write("agreement", { html: "" })).rejects.toMatchObject({
    status: 422,
    validation: { "fields.html": [expect.stringContaining("Снимите туры")] },
  });
  expect((await attached()).missing_documents).toEqual([]);
  await write("agreement", { html: "<p>Новые условия</p>" });
  // The control: once the tour is taken off the market, the site does without.
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, tourId));
  await write("policy", { is_displayed: false });
  expect((await publish()).data.version).toBe(1);
});

test("a tour whose dates are closed, cancelled or over is not on sale", async () => {
  await sell();
  const ofTour = eq(departures.tourId, tourId);
  for (const status of ["closed", "canceled"] as const) {
    await app.db.update(departures).set({ status }).where(ofTour);
    expect((await attached()).missing_documents).toEqual([]);
  }
  const past = { startDate: "2027-03-01", endDate: "2027-03-03" };
  await app.db
    .update(departures)
    .set({ status: "open", ...past })
    .where(ofTour);
  expect((await attached()).missing_documents).toEqual([]);
});

const dates = { start_date: "2027-05-01", end_date: "2027-05-03", capacity: 8 };
const prices = [{ option_id: "base", amount: 100 }];
const names = {
  message: expect.stringContaining("«Пользовательское соглашение»") as string,
  validation: { "documents.agreement": ["Пользовательское соглашение"] },
};
const addDate = (status: "open" | "closed" = "open") => {
  const body = { tour_id: tourId, ...dates, prices, status };
  return app.call("createDeparture", { query: query(), body }, organizer.owner);
};
const change = (id: number, body: { status?: "open"; capacity?: number }) =>
  app.call("updateDeparture", { query: { ...query(), id }, body }, organizer.owner);
const archive = (is_archived: boolean) =>
  app.call(
    "archiveTour",
    { query: { ...query(), id: tourId }, body: { is_archived } },
    organizer.owner,
  );

test("on a published site nothing new goes on sale without documents; what is no sale can be made", async () => {
  await publish();
  tourId = (await createTour(app.db, organizer.id, testTour())).id;
  await expect(addDate()).rejects.toMatchObject({ status: 422, ...names });
  expect(await app.db.$count(departures, eq(departures.tourId, tourId))).toBe(0);
  const { data: closed } = await addDate("closed");
  await expect(change(closed.id, { status: "open" })).rejects.toMatchObject({
    status: 422,
    ...names,
  });
  // Its place is another one: dates of a tour in no list sell nothing until it is back.
  await archive(true);
  await change(closed.id, { status: "open" });
  await expect(archive(false)).rejects.toMatchObject({ status: 422, ...names });
  await write("agreement", { html: "<p>Условия</p>", is_displayed: true });
  // Written is not published: guests of the site can't read it yet.
  await expect(archive(false)).rejects.toMatchObject({ status: 422 });
  await publish();
  expect((await archive(false)).data.is_archived).toBe(false);
  await addDate();
});

test("what was on sale before stays, and is changed as before", async () => {
  await publish();
  await sell();
  const [sold] = await app.db.select().from(departures).where(eq(departures.tourId, tourId));
  expect((await change(sold!.id, { capacity: 20 })).data).toMatchObject({
    status: "open",
    capacity: 20,
  });
  await expect(addDate()).rejects.toMatchObject({ status: 422 });
});

test("before the first publication dates are sold: publishing asks for the documents", async () => {
  tourId = (await createTour(app.db, organizer.id, testTour())).id;
  expect((await addDate()).data.status).toBe("open");
  await expect(publish()).rejects.toMatchObject({ status: 422 });
});

test("visitors are told that a site without documents that they can read takes no requests", async () => {
  await write("agreement", { html: "<p>Условия</p>", is_displayed: true });
  await write("policy", { is_displayed: false });
  await publish();
  const siteOf = async () => {
    const { id } = await attached();
    return (await app.call("customMetadata", { query: { site_id: id } })).data!;
  };
  expect((await siteOf()).can_book).toBe(false);
  await write("policy", { is_displayed: true });
  await write("agreement", { is_displayed: false });
  await publish();
  expect((await siteOf()).can_book).toBe(false);
  await write("agreement", { is_displayed: true });
  await publish();
  expect((await siteOf()).can_book).toBe(true);
});
