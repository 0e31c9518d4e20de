import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pages, sites } from "../../sites/site.table.ts";
import { createBarrier } from "../../../test/create-barrier.ts";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";

const writers = 8;

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});

const query = () => ({ organizer_id: organizer.id, type: "main" as const });
const together = <T>(write: (id: string) => Promise<T>) =>
  Promise.all(Array.from({ length: writers }, (_, index) => write(`block-${index}`)));

test("exactly one of several saves based on one version wins, and the others get 409", async () => {
  const { data: draft } = await app.call("getPage", { query: query() }, organizer.editor);
  const responses = await together((id) =>
    app.ask(
      "savePageBlocks",
      { query: query(), body: { blocks: [validBlock({ id })], version: draft.version } },
      organizer.editor,
    ),
  );
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: writers - 1 }, () => 409)]);
  const won = responses.find((response) => response.status === 200);
  const { data: kept } = await app.call("getPage", { query: query() }, organizer.editor);
  expect(kept.version).toBe(draft.version + 1);
  expect(await won?.json()).toMatchObject({ data: { blocks: kept.blocks } });
});

test("control: reading the version first and writing afterwards lets several win", async () => {
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, organizer.id));
  const isPage = and(eq(pages.siteId, site!.id), eq(pages.type, "main"));
  const allHaveRead = createBarrier(writers);
  const wins = await together(async (id) => {
    const [page] = await app.db.select().from(pages).where(isPage);
    await allHaveRead();
    if (page?.version !== 1) return false;
    await app.db
      .update(pages)
      .set({ blocks: [validBlock({ id })], version: 2 })
      .where(isPage);
    return true;
  });
  expect(wins.filter(Boolean)).toHaveLength(writers);
});

test("parallel publications get different versions, and the site points at the last one", async () => {
  const publish = { query: { organizer_id: organizer.id, type: "site" as const } };
  const answers = await together(() => app.call("publishData", publish, organizer.owner));
  const versions = answers.map((answer) => answer.data.version).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: writers }, (_, index) => index + 1));
});

test("organisers with the same name who attach sites at once get different hosts", async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => createOrganizer(app, "Общее имя")));
  const answers = await Promise.all(
    // Twice each: a double click makes no second site.
    [...all, ...all].map(({ id, owner }) =>
      app.call("attachSite", { body: { organizer_id: id } }, owner),
    ),
  );
  const domains = new Set(answers.map((answer) => answer.data.domain));
  expect([...domains].sort()).toEqual([
    "obshchee-imya-2.localhost:3000",
    "obshchee-imya-3.localhost:3000",
    "obshchee-imya-4.localhost:3000",
    "obshchee-imya-5.localhost:3000",
    "obshchee-imya.localhost:3000",
  ]);
});
