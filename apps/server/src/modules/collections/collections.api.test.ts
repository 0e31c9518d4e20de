import type { MarketCollectionInput } from "@tour/api";
import { collectionLimits } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer, createStaff } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { refusal } from "../../test/open-test-booking.ts";
import { createTour } from "../tours/create-tour.ts";
import { testTour } from "../tours/test-tour.ts";
import { tours } from "../tours/tour.table.ts";
import { marketCollections } from "./collection.table.ts";

let app: TestApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
let shown: { baikal: number; altai: number };
let unpublished: number;
const image = { url: "https://example.com/{size}.jpg", alt: "", focal_x: 0.5, focal_y: 0.5 };

beforeAll(async () => {
  app = await createTestApp();
  staff = await createStaff(app);
  const published = await createOrganizer(app, "Видно");
  const hidden = await createOrganizer(app, "Не видно");
  for (const { id, owner } of [published, hidden]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
  const query = { organizer_id: published.id, type: "site" as const };
  await app.call("publishData", { query }, published.owner);
  const make = async (organizerId: number, title: string) =>
    (await createTour(app.db, organizerId, testTour({ title }))).id;
  shown = { baikal: await make(published.id, "Байкал"), altai: await make(published.id, "Алтай") };
  await app.db.update(tours).set({ image: null }).where(eq(tours.id, shown.baikal));
  await app.db.update(tours).set({ image }).where(eq(tours.id, shown.altai));
  unpublished = await make(hidden.id, "Не видно");
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(marketCollections));

const add = async (name: string) =>
  (await app.call("createMarketCollection", { body: { name } }, staff)).data;
const write = (id: number, over: Partial<MarketCollectionInput> = {}) => {
  const written = { name: "Зимой", slug: "zimoj", text: "Снег и тишина", image: null };
  const body = { ...written, is_shown: true, tour_ids: [shown.baikal, shown.altai], ...over };
  return app.call("updateMarketCollection", { query: { id }, body }, staff);
};
const listPublic = async () => (await app.call("marketCollections", {})).data;
const findIn = async (slug: string) =>
  (await app.call("tours", { query: { market_collection: slug } })).data.map(({ id }) => id);

test("a new collection is hidden until staff show it; then its tours alone are found by its address", async () => {
  const { id, slug } = await add("С детьми");
  expect(slug).toBe("s-detmi");
  expect(await listPublic()).toEqual([]);
  expect(await refusal(findIn(slug))).toMatchObject({ status: 404 });
  const { data } = await write(id, { tour_ids: [shown.altai] });
  expect(data.tours).toMatchObject([{ id: shown.altai, organizer: "Видно", is_on_market: true }]);
  expect(await listPublic()).toEqual([
    { name: "Зимой", slug: "zimoj", text: "Снег и тишина", image, tours_count: 1 },
  ]);
  expect(await findIn("zimoj")).toEqual([shown.altai]);
  expect(await refusal(findIn("s-detmi"))).toMatchObject({ status: 404 });
  await write(id, { is_shown: false });
  expect(await refusal(findIn("zimoj"))).toMatchObject({ status: 404 });
});

test("what can be chosen within a collection is counted among its tours, not among all", async () => {
  const { id } = await add("Зимой");
  await write(id, { tour_ids: [shown.altai] });
  const query = { market_collection: "zimoj", expand: "filters" as const };
  const all = await app.call("tours", { query: { expand: "filters" } });
  const own = await app.call("tours", { query });
  const countOf = ({ filters }: typeof all) =>
    filters!.find(({ kind }) => kind === "author_tours_operator")!.options.at(-1)!.count;
  expect([countOf(all), countOf(own)]).toEqual([2, 1]);
});

test("tours that are not on the marketplace are neither counted nor found, and staff see which", async () => {
  const { id } = await add("Зимой");
  const { data } = await write(id, { tour_ids: [unpublished, shown.baikal, unpublished, 0] });
  expect(data.tours.map((tour) => [tour.id, tour.is_on_market])).toEqual([
    [unpublished, false],
    [shown.baikal, true],
  ]);
  expect(await listPublic()).toMatchObject([{ tours_count: 1 }]);
  expect(await findIn("zimoj")).toEqual([shown.baikal]);
  await write(id, { tour_ids: [unpublished] });
  expect(await listPublic(), "one with nothing in it").toEqual([]);
});

test("a collection shows its own picture, else that of its first tour that has one", async () => {
  const { id } = await add("Зимой");
  await write(id);
  expect((await listPublic())[0]!.image).toEqual(image);
  const own = { ...image, url: "/media/own/{size}" };
  await write(id, { image: own });
  expect((await listPublic())[0]!.image).toEqual(own);
});

test("an address is one collection's alone: another is told at its field, and nothing is kept", async () => {
  const first = await add("Зимой");
  const second = await add("Зимой");
  expect([first.slug, second.slug]).toEqual(["zimoy", "zimoy-2"]);
  const refused = await refusal(write(second.id, { slug: "zimoy", text: "Не сохранится" }));
  expect(refused).toMatchObject({ status: 400, validation: { slug: [expect.any(String)] } });
  const { data } = await app.call("viewMarketCollection", { query: { id: second.id } }, staff);
  expect(data).toMatchObject({ slug: "zimoy-2", text: "" });
});

test.each(["Зимой", "a--b", "-a", "a b", ""])("an address %j is refused", async (slug) => {
  const { id } = await add("Зимой");
  expect(await refusal(write(id, { slug }))).toMatchObject({ status: 400 });
});

test("collections stand in the order that staff give; those that are not named follow", async () => {
  const ids = [];
  for (const name of ["А", "Б", "В"]) ids.push((await add(name)).id);
  const body = { ids: [ids[2]!, ids[0]!] };
  const { data } = await app.call("orderMarketCollections", { body }, staff);
  expect(data.map(({ name }) => name)).toEqual(["В", "А", "Б"]);
  expect((await add("Г")).id).toBe((await list()).at(-1)!.id);
});

const list = async () => (await app.call("listMarketCollections", {}, staff)).data;

test("one collection too many is refused", async () => {
  const rows = Array.from({ length: collectionLimits.count }, (_, position) => ({
    ...{ name: "Ещё", slug: `more-${position}`, position },
  }));
  await app.db.insert(marketCollections).values(rows);
  expect(await refusal(add("Лишняя"))).toMatchObject({ status: 422 });
});

test("pages are made anew with each change, and the list of changes says who made it", async () => {
  const revision = async () => (await app.call("customMetadata", {})).revision;
  const seen = [await revision()];
  const { id } = await add("Зимой");
  seen.push(await revision());
  await write(id);
  seen.push(await revision());
  await app.call("removeMarketCollection", { body: { id } }, staff);
  seen.push(await revision());
  expect(new Set(seen).size).toBe(4);
  const again = app.call("removeMarketCollection", { body: { id } }, staff);
  expect(await refusal(again)).toMatchObject({ status: 404 });
  const { changes } = (await app.call("getMarketplace", {}, staff)).data;
  expect(changes.slice(0, 3)).toMatchObject([
    { kind: "collection_removed", details: { name: "Зимой" }, by: { is_staff: true } },
    { kind: "collection_changed", details: { name: "Зимой" } },
    { kind: "collection_added", details: { name: "Зимой" } },
  ]);
});

test("the marketplace speaks in its own words until staff write others, which all may read", async () => {
  const texts = async () => (await app.call("marketplaceInfo", {})).data.texts;
  expect(await texts()).toMatchObject({ title: "Поезжайте с теми, кто здесь живёт", footer: "" });
  const body = { title: "Сюда", lead: "", contacts: "С 9 до 21", footer: "С 2015 года" };
  const { data } = await app.call("updateMarketTexts", { body }, staff);
  expect(data.texts).toEqual(body);
  expect(await texts()).toEqual(body);
  expect(data.changes[0]).toMatchObject({ kind: "texts_changed" });
  const empty = app.call("updateMarketTexts", { body: { ...body, title: " " } }, staff);
  expect(await refusal(empty)).toMatchObject({
    status: 400,
    validation: { title: [expect.any(String)] },
  });
});
