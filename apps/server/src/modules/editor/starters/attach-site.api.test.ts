import { findStarter, startersForPage } from "@tour/blocks/starters";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2026-11-21T10:00:00Z") });
});
afterAll(() => app.close());
beforeEach(async () => {
  organizer = await createOrganizer(app);
});

const attach = (more: object = {}) =>
  app.call("attachSite", { body: { organizer_id: organizer.id, ...more } }, organizer.owner);
const draft = async (type: "main" | "tour") =>
  (await app.call("getPage", { query: { organizer_id: organizer.id, type } }, organizer.editor))
    .data;
const attached = async () => {
  const query = { organizer_id: organizer.id };
  return (await app.call("getAttachedSite", { query }, organizer.editor)).data;
};

test.each(startersForPage("main").map(({ name }) => name))(
  "a site starts from the starter %s: its blocks, its preset, and no errors",
  async (name) => {
    const starter = findStarter("main", name)!;
    const { data } = await attach({ starter: name });
    expect(data).toMatchObject({ name: "Тропа", preset_type: starter.presetType });
    const main = await draft("main");
    expect(main.blocks.map(({ type, variant, anchor }) => [type, variant, anchor])).toEqual(
      starter.blocks.map(({ block: { type, variant, anchor } }) => [type, variant, anchor]),
    );
    expect(main.blocks.filter(({ status }) => status !== 2)).toEqual([]);
  },
);

test("header and footer of the starter surround the tour page as well", async () => {
  await attach({ starter: "voyage" });
  const { blocks, version } = await draft("tour");
  expect(blocks.map(({ type }) => type)).toEqual([1, 12, 20, 2]);
  expect([blocks[0]?.variant, blocks.at(-1)?.variant]).toEqual([1, 5]);
  // The builder offers starters of tour pages while nothing was saved.
  expect(version).toBe(1);
});

test("a site created from a starter can be published as it is", async () => {
  await attach({ starter: "weekend" });
  const query = { organizer_id: organizer.id, type: "site" as const };
  const { data } = await app.call("publishData", { query }, organizer.owner);
  const host = { headers: { "site-host": new URL(data.url).host } };
  const shown = await app.call("customPage", { query: { type: "main" } }, host);
  expect(shown.data.blocks.map(({ type }) => type)).toContain(21);
});

test.each([
  ["a name that there is not", { starter: "nothing" }],
  ["a starter of tour pages", { starter: "journal" }],
  ["an empty name", { starter: "" }],
  ["a name of another form", { starter: ["trail"] }],
  ["a field that the call has not", { starter_name: "trail" }],
])("%s gets 400, and no site is made", async (_, more) => {
  await expect(attach(more)).rejects.toMatchObject({ status: 400 });
  expect(await attached()).toBeNull();
});

test("attaching again with another starter returns the existing site", async () => {
  const first = await attach({ starter: "trail" });
  const before = await draft("main");
  const second = await attach({ starter: "voyage" });
  expect(second.data.id).toBe(first.data.id);
  expect(second.data.preset_type).toBe("taiga");
  expect(await draft("main")).toEqual(before);
});
