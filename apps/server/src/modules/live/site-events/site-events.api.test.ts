import { siteBeat } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMember, createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import type { Person } from "../../../test/ask.ts";
import { openSiteEvents } from "../../../test/open-site-events.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { showDocuments } from "../../../test/show-documents.ts";
import { createServices } from "../../../services.ts";
import { memberships } from "../../accounts/membership.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";

let app: TestApp;
let organizer: TestOrganizer;
let other: TestOrganizer;
let siteId: number;

beforeAll(async () => {
  app = await createTestApp();
  [organizer, other] = [await createOrganizer(app), await createOrganizer(app, "Другие")];
  for (const { id, owner } of [organizer, other]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
  const query = { organizer_id: organizer.id };
  siteId = (await app.call("getAttachedSite", { query }, organizer.owner)).data!.id;
});
afterAll(() => app.close());

const open = (person: Person, id = organizer.id) => openSiteEvents(app, id, person);
const save = ({ id, owner }: TestOrganizer, blocks = [validBlock()]) =>
  app.call(
    "savePageBlocks",
    { query: { organizer_id: id, type: "main" }, body: { blocks } },
    owner,
  );
const look = (person: Person, part?: string) => {
  const query = {
    ...({ organizer_id: organizer.id, viewed_kind: "main_page", viewed_id: siteId } as const),
    ...(part && { viewed_part: part }),
  };
  return app.call("officeChanges", { query }, person);
};

test("an editor is told at once that a page was saved, and nothing of what stands in it", async () => {
  const screen = await open(organizer.editor);
  expect(screen.headers.get("content-type")).toContain("text/event-stream");
  expect(screen.headers.get("cache-control")).toBe("no-store, no-transform");
  const { data } = await save(organizer);
  await expect
    .poll(() => screen.events)
    .toEqual([{ what: "page", site_id: siteId, type: "main", version: data.version }]);
  await screen.close();
});

test("another organiser's people are told nothing of it, and may not ask", async () => {
  expect((await open(other.owner)).status).toBe(403);
  const [own, foreign] = [await open(organizer.owner), await open(other.owner, other.id)];
  await save(organizer);
  await expect.poll(() => own.events.length).toBe(1);
  await save(other);
  // The control: of their own site they are told, and of nothing before.
  await expect.poll(() => foreign.events.length).toBe(1);
  expect(foreign.events[0]).not.toMatchObject({ site_id: siteId });
  expect(own.events).toHaveLength(1);
  await Promise.all([own.close(), foreign.close()]);
});

test("whoever has no session, or does not edit the site, gets no channel", async () => {
  const guide = await createMember(app, organizer.id, "guide");
  const manager = await createMember(app, organizer.id, "manager");
  const statuses = await Promise.all(
    [{}, guide, manager].map((person) => open(person).then(({ status }) => status)),
  );
  expect(statuses).toEqual([401, 403, 403]);
  const unnamed = await app.app.request("/crm/api/constructor/site-events", {
    headers: { cookie: organizer.owner.cookie! },
  });
  expect(unnamed.status).toBe(400);
});

test("who comes to a page, goes to another block and leaves is told, not who only stays", async () => {
  const screen = await open(organizer.owner);
  const editor = await open(organizer.editor);
  const came = { what: "viewers", site_id: siteId, type: "main" };
  await look(organizer.editor, "a");
  await expect.poll(() => screen.events).toEqual([came]);
  await look(organizer.editor, "a");
  await look(organizer.editor, "b");
  await expect.poll(() => screen.events).toEqual([came, came]);
  expect((await look(organizer.owner)).data.viewers).toMatchObject([{ part: "b" }]);
  const before = screen.events.length;
  await editor.close();
  await expect.poll(() => screen.events.length).toBeGreaterThan(before);
  await expect.poll(async () => (await look(organizer.owner)).data.viewers).toEqual([]);
  await screen.close();
});

test("a publication and what staff decide are told as the site's status, and by asking, too", async () => {
  const screen = await open(organizer.editor);
  const query = { organizer_id: organizer.id };
  const { cursor } = (await app.call("officeChanges", { query }, organizer.editor)).data;
  await showDocuments(app, organizer);
  await app.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
  await app.db
    .update(organizers)
    .set({ isPublishedOnSite: false })
    .where(eq(organizers.id, organizer.id));
  const site = (status: string) => ({ what: "site", site_id: siteId, status });
  const told = () => screen.events.filter(({ what }) => what === "site");
  await expect.poll(told).toContainEqual(site("suspended"));
  const since = { query: { ...query, since: cursor } };
  const { changes } = (await app.call("officeChanges", since, organizer.editor)).data;
  expect(changes).toContainEqual({ kind: "site", id: siteId });
  const deeds = await app.call("listActivity", { query: { ...query, page: 1 } }, organizer.owner);
  expect(deeds.data.map(({ kind }) => kind)).toContain("site_published");
  await screen.close();
});

test("a brand, a template, the design and the settings are told as they change, and whoever asks hears them", async () => {
  const screen = await open(organizer.editor);
  const query = { organizer_id: organizer.id };
  const { cursor } = (await app.call("officeChanges", { query }, organizer.editor)).data;
  const { preset, preset_type } = (await app.call("getPreset", { query }, organizer.owner)).data;
  const change = { fields: { accent_color: "#0a5c36" } };
  const settings = { description: "Пешком по Саянам" };
  const brand = { name: "Весна", look: { preset_type, preset } };
  const kept = (await app.call("addBrand", { query, body: brand }, organizer.owner)).data;
  const rename = { query, body: { id: kept.id, name: "Лето" } };
  await app.call("updateBrand", rename, organizer.owner);
  await app.call("updateBrand", rename, organizer.owner);
  await app.call("removeBrand", { query, body: { id: kept.id } }, organizer.owner);
  const template = { name: "Правила", blocks: [validBlock()] };
  await app.call("addBlockTemplate", { query, body: template }, organizer.owner);
  for (let count = 0; count < 2; count += 1) {
    await app.call("updatePresetData", { query, body: change }, organizer.owner);
  }
  await app.call("updateMainPageSetting", { query, body: { settings } }, organizer.editor);
  const told = () => screen.events.flatMap((event) => (event.what === "part" ? event.part : []));
  const parts = ["brand", "block_template", "design", "settings"];
  await expect.poll(() => [...new Set(told())]).toEqual(parts);
  expect(screen.events[0]).toEqual({ what: "part", site_id: siteId, part: "brand" });
  const since = { query: { ...query, since: cursor } };
  const { changes } = (await app.call("officeChanges", since, organizer.editor)).data;
  expect(changes.map(({ kind }) => kind)).toEqual([
    "block_template",
    "brand",
    "design",
    "settings",
  ]);
  const deeds = await app.call("listActivity", { query: { ...query, page: 1 } }, organizer.owner);
  const names = ["design_changed", "template_kept", "brand_removed", "brand_changed", "brand_kept"];
  expect(deeds.data.slice(0, 5).map(({ kind }) => kind)).toEqual(names);
  expect(deeds.data.slice(2, 5).map(({ details }) => details["name"])).toEqual([
    "Лето",
    "Лето",
    "Весна",
  ]);
  await screen.close();
});

test("what was not kept is told to nobody", async () => {
  const screen = await open(organizer.editor);
  const failing = app.db.transaction(async (tx) => {
    await tx.update(organizers).set({ isPublishedOnSite: false });
    throw new Error("not kept");
  });
  await expect(failing).rejects.toThrow("not kept");
  await save(organizer);
  await expect.poll(() => screen.events.map(({ what }) => what)).toEqual(["page"]);
  await screen.close();
});

test("of one person's screens the eight newest are told", async () => {
  const screens: Awaited<ReturnType<typeof open>>[] = [];
  for (let count = 0; count < 9; count += 1) screens.push(await open(organizer.editor));
  await expect
    .poll(() => screens.map(({ isOver }) => isOver))
    .toEqual([true, ...Array.from({ length: 8 }, () => false)]);
  for (const screen of screens) await screen.close();
});

test("where the process hears nothing the channel is refused, and one asks", async () => {
  const { db, env, log } = app.services;
  const deaf = createTestClient(await createServices(db, env, log));
  expect((await openSiteEvents(deaf, organizer.id, organizer.editor)).status).toBe(503);
});

test(
  "a channel ends with the session, and with the right",
  async () => {
    const [leaving, dismissed, staying] = [
      await open(organizer.owner),
      await open(organizer.editor),
      await open(other.owner, other.id),
    ];
    await app.call("signOut", {}, organizer.owner);
    await app.db.update(memberships).set({ role: "manager" }).where(eq(memberships.role, "editor"));
    await expect.poll(() => [leaving.isOver, dismissed.isOver]).toEqual([true, true]);
    await expect.poll(() => staying.beats).toBeGreaterThan(1);
    expect(staying.isOver).toBe(false);
    await staying.close();
  },
  siteBeat.everyMs * 12,
);
