import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { showDocuments } from "../../test/show-documents.ts";
import { addReviews } from "./add-reviews.ts";
import { testTour } from "./test-tour.ts";

let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-03-01T12:00:00Z") });
  own = await createOrganizer(app, "Свой");
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await showDocuments(app, own);
  await app.call("publishData", { query: { organizer_id: own.id, type: "site" } }, own.owner);
});
afterAll(() => app.close());

const by = () => ({ organizer_id: own.id });
const create = async (over: object = {}) =>
  (await app.call("createTour", { query: by(), body: { ...testTour(), ...over } }, own.editor))
    .data;
const copy = async (id: number) =>
  (await app.call("copyTour", { query: { ...by(), id } }, own.editor)).data;
const seen = async (slug: string) => (await app.ask("tour", { query: { slug } })).status;
const listed = async (status: "active" | "archived") =>
  (await app.call("listTours", { query: { ...by(), status } }, own.editor)).data.map(
    ({ id }) => id,
  );

test("a tour that is made archived is seen by nobody before it is taken out of the archive", async () => {
  const made = await create({ is_archived: true });
  expect([made.is_archived, await seen(made.slug)]).toEqual([true, 404]);
  expect(await listed("active")).not.toContain(made.id);
  const query = { ...by(), id: made.id };
  await app.call("archiveTour", { query, body: { is_archived: false } }, own.editor);
  expect(await seen(made.slug)).toBe(200);
});

test("a copy has all that is written of a tour, and neither its dates, its reviews nor its visitors", async () => {
  const tour = await create({ title: "Хибины", included: ["Чай"], subtitle: "Три перевала" });
  const review = { author: "Вера", rating: 5, text: "!", date: "2026-05-01", photos: [] };
  const prices = [{ option_id: "base", amount: 500_00 }];
  const dates = { start_date: "2027-05-01", end_date: "2027-05-03", capacity: 8, prices };
  await app.call(
    "createDeparture",
    { query: by(), body: { tour_id: tour.id, ...dates } },
    own.owner,
  );
  await addReviews(app.db, tour.id, [review]);
  const made = await copy(tour.id);
  expect(made.fields).toEqual({ ...tour.fields, title: "Хибины (копия)" });
  expect(made).toMatchObject({
    slug: `khibiny-kopiya-${made.id}`,
    is_archived: true,
    rating: null,
    reviews_count: 0,
    version: 1,
  });
  expect([await seen(tour.slug), await seen(made.slug)]).toEqual([200, 404]);
  const asked = { ...by(), tour_id: made.id, period: "all" as const };
  expect((await app.call("listDepartures", { query: asked }, own.editor)).data).toEqual([]);
});

test("the title of a copy of a copy stays within what a title may have", async () => {
  const made = await copy((await create({ title: "О".repeat(160) })).id);
  expect(made.fields.title).toBe(`${"О".repeat(152)} (копия)`);
});
