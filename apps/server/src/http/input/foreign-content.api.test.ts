import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBlock } from "@tour/blocks/definitions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testTour } from "../../modules/tours/test-tour.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import type { OwnedIds } from "../../test/foreign-ids.ts";
import { createEverything, secret } from "../../test/create-everything.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tour-foreign-"));
let app: TestApp;
let otherTenant: TestOrganizer;
let hidden: TestOrganizer;
let victim: OwnedIds;
let host = "";
const by = () => ({ organizer_id: otherTenant.id });

beforeAll(async () => {
  app = await createTestApp({ env: { dataDir } });
  otherTenant = await createOrganizer(app, "Чужие");
  const site = await app.call("attachSite", { body: by() }, otherTenant.owner);
  host = site.data.domain;
  hidden = await createOrganizer(app, "Скрытые");
  victim = await createEverything(app, hidden);
  await nameEverything();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Puts the victim's ids wherever a block, a tour or a design may name one, and publishes. */
async function nameEverything(): Promise<void> {
  const { owner } = otherTenant;
  const link = { kind: 3, text: "Забронировать", tour_id: victim.tour };
  const url = `/media/${victim.picture}/{size}`;
  const media = { kind: "image" as const, image: { url, alt: "", focal_x: 0.5, focal_y: 0.5 } };
  const filled = (type: number, content: object) => {
    const block = createBlock(type);
    return { ...block, content: { ...block.content, ...content } };
  };
  const chosen = { source: "chosen", tour_ids: [victim.tour] };
  const pages = {
    main: [filled(4, chosen), filled(3, { media, primary_link: link })],
    tour: [filled(22, chosen), filled(12, { link, media: [media] })],
  };
  for (const type of ["main", "tour"] as const) {
    const query = { ...by(), type };
    const { data } = await app.call(
      "savePageBlocks",
      { query, body: { blocks: pages[type] } },
      owner,
    );
    expect(data.blocks.map(({ status }) => status)).toEqual([2, 2]);
  }
  const own = testTour({ title: "Свой", media: [media] });
  await app.call("createTour", { query: by(), body: own }, owner);
  const part = { font_family: secret, font_weight: 400 };
  const fields = { font_data: { header: part, text: part } };
  await app.call("updatePresetData", { query: by(), body: { fields } }, owner);
  await app.call("publishData", { query: { ...by(), type: "site" } }, owner);
}

// ASVS 8.4.1
test("a page that names another organiser's tours shows nothing of them", async () => {
  const visitor = { headers: { "site-host": host } };
  const answers = await Promise.all([
    app.ask("customPage", { query: { type: "main" } }, visitor),
    app.ask("customPage", { query: { type: "tour" } }, visitor),
    app.ask("toursCrm", {}, visitor),
    app.ask("tours", { query: { q: secret, expand: "filters" } }, visitor),
    app.ask("suggestions", { query: { q: secret } }, visitor),
    app.ask("toursSchedule", {}, visitor),
    app.ask("tourCrm", { query: { slug: victim.slug } }, visitor),
    app.ask("tourReviews", { query: { id: victim.tour } }, visitor),
    app.ask("getUnpublishedBlocks", { query: { ...by(), type: "main" } }, otherTenant.owner),
    app.ask("getToursByIds", { query: { ids: victim.tour } }, otherTenant.owner),
  ]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  const listed = JSON.parse(texts[2]!) as { data: { title: string }[] };
  expect(listed.data.map(({ title }) => title)).toEqual(["Свой"]);
});

test("control: the owners see all of it", async () => {
  const { owner } = hidden;
  const tours = await app.ask("getToursByIds", { query: { ids: victim.tour } }, owner);
  expect(await tours.text()).toContain(secret);
  const query = { organizer_id: hidden.id, preset_type: "taiga" };
  const fonts = await app.ask("getFontsForPreset", { query }, owner);
  expect(await fonts.text()).toContain(victim.fontFile);
});

test("a design that names another organiser's font gets none of its files", async () => {
  const { data } = await app.call("customMetadata", {}, { headers: { "site-host": host } });
  expect(data?.fonts).toEqual([]);
  expect(JSON.stringify(data)).not.toContain(victim.fontFile);
});

test("a list of two organisers' tours returns only the caller's own", async () => {
  const own = await app.call("listTours", { query: by() }, otherTenant.owner);
  const ids = [victim.tour, own.data[0]!.id, victim.tour + 1000];
  const { data } = await app.call("getToursByIds", { query: { ids } }, otherTenant.owner);
  expect(data.map(({ title }) => title)).toEqual(["Свой"]);
});

// ASVS 15.3.7
test("two organisers in one request are refused, however they are sent", async () => {
  const { owner } = otherTenant;
  const ask = async (query: string) => {
    const path = `/crm/api/constructor/get-page?type=main&${query}`;
    const headers = { cookie: owner.cookie!, "user-role": "organizer" };
    return (await app.app.request(path, { headers })).status;
  };
  const [mine, theirs] = [otherTenant.id, victim.organizer];
  expect(await ask(`organizer_id=${mine}`)).toBe(200);
  expect(await ask(`organizer_id[]=${theirs}`)).toBe(403);
  for (const query of [
    `organizer_id=${mine}&organizer_id=${theirs}`,
    `organizer_id=${mine}&organizer_id[]=${theirs}`,
    `organizer_id[]=${theirs}&organizer_id=${mine}`,
    `organizer_id=${mine},${theirs}`,
  ]) {
    expect([query, await ask(query)]).toEqual([query, 400]);
  }
  const body = { organizer_id: theirs, blocks: [] };
  const input = { query: { ...by(), type: "main" }, body };
  expect((await app.ask("savePageBlocks", input, owner)).status).toBe(400);
});
