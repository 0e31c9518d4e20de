import { createBlock } from "@tour/blocks/definitions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { showDocuments } from "../../../test/show-documents.ts";
import { paymentSettings } from "../../booking/shop.table.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testDeparture, testTour } from "../../tours/test-tour.ts";

let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-04-01T09:00:00Z") });
  own = await createOrganizer(app);
});
afterAll(() => app.close());

const query = () => ({ organizer_id: own.id });
const listDone = async () => {
  const { data } = await app.call("firstSteps", { query: query() }, own.editor);
  return Object.entries(data).flatMap(([step, isDone]) => (isDone ? [step] : []));
};

test("each step is ticked off by what is there, and opens again when it is gone", async () => {
  expect(await listDone()).toEqual([]);
  const profile = { about: "Водим в горы", phones: ["+79161234567"] };
  await app.call("updateOrganizer", { query: { id: own.id }, body: profile }, own.owner);
  expect(await listDone()).toEqual(["profile"]);
  await app.call("attachSite", { body: query() }, own.owner);
  const save = (type: "main" | "tour", block: number) => {
    const body = { blocks: [createBlock(block)] };
    return app.call("savePageBlocks", { query: { ...query(), type }, body }, own.owner);
  };
  await save("tour", 4);
  await save("main", 5);
  expect(await listDone()).toEqual(["profile"]);
  await save("main", 4);
  expect(await listDone()).toEqual(["profile", "site"]);
  await showDocuments(app, own);
  expect(await listDone()).toEqual(["profile", "site", "documents"]);
  const tour = await createTour(app.db, own.id, testTour());
  await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
  const shop = { shopId: "100500", secret: "encrypted", taxSystem: 2, vatCode: 1 };
  await app.db.insert(paymentSettings).values({ organizerId: own.id, ...shop });
  await app.call("publishData", { query: { ...query(), type: "site" } }, own.owner);
  expect(await listDone()).toEqual([
    "profile",
    "tour",
    "site",
    "documents",
    "payments",
    "published",
  ]);
  await save("main", 5);
  expect(await listDone()).not.toContain("site");
});
