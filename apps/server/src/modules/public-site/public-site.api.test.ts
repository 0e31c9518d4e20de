import type { Block } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { validBlock } from "../../test/sample-block.ts";
import { sites } from "../sites/site.table.ts";

let app: TestApp;
let altai: TestOrganizer;
let draft: TestOrganizer;
let host = "";
let siteId = 0;

const title = (text: string, over: Partial<Block> = {}) => {
  const block = validBlock(over);
  return { ...block, content: { ...block.content, title: text } };
};

beforeAll(async () => {
  app = await createTestApp();
  altai = await createOrganizer(app, "Кедровая тропа");
  draft = await createOrganizer(app, "Черновик");
  for (const { id, owner } of [altai, draft]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
  const blocks = [title("Видно"), title("Спрятано", { is_hidden: true })];
  await save(blocks);
  await app.call("publishData", { query: { organizer_id: altai.id, type: "site" } }, altai.owner);
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, altai.id));
  siteId = site!.id;
  host = `${site!.name}.localhost:3000`;
});
afterAll(() => app.close());

const save = (blocks: Block[]) =>
  app.call(
    "savePageBlocks",
    { query: { organizer_id: altai.id, type: "main" }, body: { blocks } },
    altai.owner,
  );
const at = (siteHost: string) => ({ headers: { "site-host": siteHost } });
const titles = async (siteHost = host) => {
  const { data } = await app.call("customPage", { query: { type: "main" } }, at(siteHost));
  return data.blocks.map(({ content }) => content["title"]);
};

test("a visitor sees what is published, without hidden blocks", async () => {
  expect(await titles()).toEqual(["Видно"]);
});

test("a draft is not seen before it is published", async () => {
  await save([title("Черновик")]);
  expect(await titles()).toEqual(["Видно"]);
  await app.call("publishData", { query: { organizer_id: altai.id, type: "main" } }, altai.owner);
  expect(await titles()).toEqual(["Черновик"]);
});

test("a host is read in any case, with its port as given", async () => {
  expect(await titles(host.toUpperCase())).toEqual(["Черновик"]);
  for (const wrong of [
    host.replace(":3000", ""),
    `x.${host}`,
    "nobody.localhost:3000",
    "evil.example",
  ]) {
    const answer = await app.ask("customPage", { query: { type: "main" } }, at(wrong));
    expect(answer.status, wrong).toBe(404);
  }
});

test("a site is found by its number where no host is given, and the host wins", async () => {
  const query = { type: "main" as const, site_id: siteId };
  expect((await app.call("customPage", { query })).data.blocks).toHaveLength(1);
  const answer = await app.ask("customPage", { query }, at("nobody.localhost:3000"));
  expect(answer.status).toBe(404);
  for (const site_id of [0, -1, siteId + 1000, 2_147_483_647]) {
    const missing = await app.ask("customPage", { query: { type: "main", site_id } });
    expect(missing.status, String(site_id)).toBe(404);
  }
});

test("a site that was never published is not found", async () => {
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, draft.id));
  for (const name of ["customPage", "customMetadata", "customSiteOrgData", "toursCrm"] as const) {
    const query = { site_id: site!.id, ...(name === "customPage" && { type: "main" }) };
    expect((await app.ask(name, { query })).status, name).toBe(404);
  }
  const { data } = await app.call("publishedSites", {});
  expect(data.map((one) => one.organizer.name)).toEqual(["Кедровая тропа"]);
});

test("the marketplace host has no pages and no organiser", async () => {
  for (const person of [{}, at("localhost:3000")]) {
    expect((await app.ask("customPage", { query: { type: "main" } }, person)).status).toBe(404);
    expect((await app.call("customMetadata", {}, person)).data).toBeNull();
    expect((await app.call("customSiteOrgData", {}, person)).data).toBeNull();
  }
});

test("metadata and the organiser are the published site's", async () => {
  const { data } = await app.call("customMetadata", {}, at(host));
  expect(data).toMatchObject({ id: siteId, domain: host, organizer_id: altai.id });
  expect(data!.share_image!.url).toMatch(
    new RegExp(`^http://${host}/media/share/${siteId}/\\d+\\.png$`),
  );
  const organizer = await app.call("customSiteOrgData", {}, at(host));
  expect(organizer.data).toMatchObject({ id: altai.id, name: "Кедровая тропа" });
});

test("before the first publication only the organiser's users see its tours", async () => {
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, draft.id));
  const query = { site_id: site!.id };
  expect((await app.call("customSiteOrgData", { query }, draft.editor)).data?.name).toBe(
    "Черновик",
  );
  await app.call("toursCrm", { query }, draft.editor);
  for (const stranger of [{}, altai.owner]) {
    await expect(app.call("toursCrm", { query }, stranger)).rejects.toMatchObject({ status: 404 });
  }
});
