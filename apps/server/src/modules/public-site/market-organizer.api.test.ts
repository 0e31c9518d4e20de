import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { sites } from "../sites/site.table.ts";
import { createTour } from "../tours/create-tour.ts";
import { testTour } from "../tours/test-tour.ts";

let app: TestApp;
let shown: TestOrganizer;
let unpublished: TestOrganizer;
let slug = "";

beforeAll(async () => {
  app = await createTestApp();
  shown = await createOrganizer(app, "Тропа");
  unpublished = await createOrganizer(app, "Ещё не открыт");
  for (const { id, owner } of [shown, unpublished]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
  await app.call("publishData", { query: { organizer_id: shown.id, type: "site" } }, shown.owner);
  await createTour(app.db, shown.id, testTour());
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, shown.id));
  slug = `${site!.name}-${shown.id}`;
});
afterAll(() => app.close());

const ask = (id: number) => app.ask("marketOrganizer", { query: { id } });
const set = (changes: Partial<typeof organizers.$inferInsert>) =>
  app.db.update(organizers).set(changes).where(eq(organizers.id, shown.id));
const slugs = async () => {
  const { data, pagination } = await app.call("marketOrganizers", {});
  expect(pagination.items_count).toBe(data.length);
  return data.map((one) => one.slug);
};

test("an organiser's page has their site and number of tours, and says of what staff verified nothing more", async () => {
  const read = async () => (await app.call("marketOrganizer", { query: { id: shown.id } })).data;
  expect(await read()).toMatchObject({
    slug,
    organizer: { name: "Тропа" },
    tours_count: 1,
    verified_at: null,
  });
  const verifiedAt = new Date("2027-02-03T10:00:00Z");
  await set({ verificationState: "verified", verifiedAt });
  expect((await read()).verified_at).toBe("2027-02-03T10:00:00.000Z");
  await set({ verificationState: "pending" });
  expect((await read()).verified_at).toBeNull();
});

test("only organisers whom staff show, with a published site, have a page and stand in the list", async () => {
  expect((await ask(unpublished.id)).status).toBe(404);
  expect((await ask(2_000_000_000)).status).toBe(404);
  expect(await slugs()).toEqual([slug]);
  await set({ isPublishedOnSite: false });
  expect((await ask(shown.id)).status).toBe(404);
  expect(await slugs()).toEqual([]);
  await set({ isPublishedOnSite: true });
  expect((await ask(shown.id)).status).toBe(200);
});
