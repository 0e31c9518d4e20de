import type { Image, TourInput } from "@tour/api";
import { readinessGroups } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import { domains } from "../../sites/domains/domain.table.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testDeparture, testTour } from "../../tours/test-tour.ts";
import { beginReadiness, ownIntro } from "../../../test/begin-readiness.ts";
import type { TestReadiness } from "../../../test/begin-readiness.ts";

let app: TestApp;
let its: TestReadiness;
let now: Date;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date("2027-04-01T09:00:00Z");
  its = await beginReadiness(app);
});

const showing = (image: Image) => ownIntro({ media: { kind: "image", image } });
const addTour = (over: Partial<TourInput> = {}) => createTour(app.db, its.own.id, testTour(over));

test("of whoever has nothing yet only that is asked which they need first", async () => {
  const checks = await its.readAll();
  expect(checks.map(({ name, is_done }) => [name, is_done])).toEqual([
    ["published", false],
    ["about", false],
    ["contacts", false],
    ["samples", false],
    ["on_sale", false],
    ["documents", false],
    ["legal", false],
    ["verified", false],
    ["shop", false],
  ]);
});

test("with a site and a tour everything is asked but what follows from what is not there", async () => {
  await its.attach();
  const tour = await addTour();
  await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
  const names = (await its.readAll()).map(({ name }) => name);
  const all = Object.values(readinessGroups).flat();
  expect(all.filter((name) => !names.includes(name))).toEqual(["fresh", "tried"]);
});

test("who one is and how to reach one is asked of the profile", async () => {
  await its.change({ about: "Водим в горы" });
  expect([await its.isDone("about"), await its.isDone("contacts")]).toEqual([true, false]);
  await its.change({ email: "a@example.com" });
  expect(await its.isDone("contacts")).toBe(true);
  await its.change({ email: "", phones: ["+79161234567"] });
  expect(await its.isDone("contacts")).toBe(true);
  await its.change({ about: " " });
  expect(await its.isDone("about")).toBe(false);
});

test("the site is asked to be published, and what waits for a week is told", async () => {
  await its.attach();
  expect([await its.isDone("published"), await its.isDone("fresh")]).toEqual([false, undefined]);
  await its.publish();
  expect([await its.isDone("published"), await its.isDone("fresh")]).toEqual([true, true]);
  await its.save("main", ownIntro());
  now = new Date("2027-04-07T09:00:00Z");
  expect(await its.isDone("fresh")).toBe(true);
  now = new Date("2027-04-09T09:00:00Z");
  expect(await its.isDone("fresh")).toBe(false);
  await its.publish();
  expect(await its.isDone("fresh")).toBe(true);
});

test("a domain of one's own is told of until it works", async () => {
  await its.attach();
  expect(await its.isDone("domain")).toBe(true);
  const site = (await findSiteOf(app.db, its.own.id))!;
  const host = `${its.own.id}.example.com`;
  await app.db.insert(domains).values({ siteId: site.id, host, token: "x", since: now });
  expect(await its.read("domain")).toMatchObject({ is_done: false, reason: "on_its_way" });
  const ofSite = eq(domains.siteId, site.id);
  await app.db.update(domains).set({ state: "active" }).where(ofSite);
  expect(await its.isDone("domain")).toBe(true);
  await app.db.update(domains).set({ failingSince: now }).where(ofSite);
  expect(await its.read("domain")).toMatchObject({ is_done: false, reason: "broken" });
});

test("blocks in error, with the sample's words, titles, links and pictures are named by page", async () => {
  await its.attach();
  const sample = createBlock(3);
  await its.save("main", { ...sample, content: { ...sample.content, title: "" } });
  await its.save("tour", createBlock(5));
  const atMain = { kind: "block", page: "main", id: sample.id, title: "Главный экран" };
  expect(await its.read("blocks")).toMatchObject({ is_done: false, places: [atMain], count: 1 });
  expect(await its.read("headline")).toMatchObject({ reason: "sample", places: [atMain] });
  const samples = await its.read("samples");
  expect(samples!.places).toMatchObject([atMain, { page: "tour", title: "О нас" }]);
  expect((await its.read("sample_pictures"))!.places[0]).toEqual(atMain);
  // It leads to the list of tours, which is on neither page.
  expect((await its.read("links"))!.places[0]).toEqual(atMain);

  const link = { kind: 1, text: "Туры", anchor: "tours" };
  await its.save("main", ownIntro({ primary_link: link }), { ...createBlock(4), anchor: "tours" });
  await its.save("tour");
  for (const name of ["blocks", "headline", "samples", "links", "sample_pictures"] as const) {
    expect([name, await its.isDone(name)]).toEqual([name, true]);
  }
  await its.save("main", createBlock(4));
  expect(await its.read("headline")).toMatchObject({ is_done: false, reason: "missing" });
  await its.save("main", { ...createBlock(5), is_hidden: true });
  expect(await its.isDone("samples")).toBe(true);
});

test("what is put right in the drafts waits for publication, and then does not", async () => {
  await its.attach();
  await its.set({ is_indexable: false });
  await its.publish();
  const off = (await its.read("indexing"))!;
  expect(off).toMatchObject({ is_done: false, weight: "serious" });
  expect(off.fix).toMatchObject({ kind: "settings", settings: { is_indexable: true } });
  await its.set(off.fix?.kind === "settings" ? off.fix.settings : {});
  expect(await its.read("indexing")).toMatchObject({ is_done: true, is_waiting: true, fix: null });
  await its.publish();
  expect(await its.read("indexing")).toMatchObject({ is_done: true, is_waiting: false });
});

test("title and description are asked to be there and to fit; one's own words are offered", async () => {
  await its.attach();
  expect(await its.isDone("title")).toBe(true);
  await its.set({ title: "Т".repeat(61) });
  expect(await its.read("title")).toMatchObject({ is_done: false, reason: "long" });
  expect(await its.read("description")).toMatchObject({ reason: "missing", fix: null });
  await its.change({ about: `Водим в горы ${"и обратно ".repeat(30)}` });
  const { fix } = (await its.read("description"))!;
  if (fix?.kind !== "settings") throw new Error("Nothing is offered");
  expect(fix.settings.description).toMatch(/^Водим в горы.+…$/);
  await its.set(fix.settings);
  expect(await its.isDone("description")).toBe(true);
  await its.set({ description: "Д".repeat(161) });
  expect(await its.read("description")).toMatchObject({
    is_done: false,
    reason: "long",
    fix: null,
  });
});

test("icon and share image are asked for, and offered where there is a picture that fits", async () => {
  await its.attach();
  await its.save("main", ownIntro());
  expect(await its.read("favicon")).toMatchObject({ is_done: false, fix: null });
  expect(await its.read("share_image")).toMatchObject({ is_done: false, fix: null });
  await its.change({ logo: await its.addPicture(100) });
  expect(await its.read("favicon")).toMatchObject({ fix: null });
  await its.change({ logo: await its.addPicture(512) });
  const icon = (await its.read("favicon"))!.fix;
  if (icon?.kind !== "favicon") throw new Error("No icon is offered");
  await app.call(
    "updateFavicon",
    { query: its.query, body: { file_id: icon.file_id } },
    its.own.editor,
  );
  expect(await its.isDone("favicon")).toBe(true);

  await its.save("main", showing(await its.addPicture(1600)));
  const share = (await its.read("share_image"))!.fix;
  if (share?.kind !== "settings") throw new Error("No share image is offered");
  await its.set(share.settings);
  expect(await its.isDone("share_image")).toBe(true);
  await its.set(share.before);
  expect(await its.isDone("share_image")).toBe(false);
});

test("another organiser's tours, site and pictures count for nothing", async () => {
  const { id, owner } = await createOrganizer(app, "Другие");
  await app.call("attachSite", { body: { organizer_id: id } }, owner);
  const tour = await createTour(app.db, id, testTour());
  await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
  expect((await its.readAll()).filter(({ is_done }) => is_done)).toEqual([]);
  const ask = await app.ask("readiness", { query: its.query }, owner);
  expect(ask.status).toBe(403);
});
