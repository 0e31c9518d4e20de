import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { sites } from "../sites/site.table.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { holdSeats } from "../tours/hold-seats.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { tours } from "../tours/tour.table.ts";

const now = new Date("2027-03-01T12:00:00Z");
const image = (name: string) => ({
  url: `/media/${name}/{size}`,
  alt: "",
  focal_x: 0.5,
  focal_y: 0.5,
});
let app: TestApp;
let shown: TestOrganizer;
let hidden: TestOrganizer;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  shown = await createOrganizer(app, "Видно");
  hidden = await createOrganizer(app, "Не видно");
  const { id, owner } = shown;
  await app.call("attachSite", { body: { organizer_id: id } }, owner);
  await app.call("publishData", { query: { organizer_id: id, type: "site" } }, owner);
  const gallery = ["b", "a", "b", "c", "d", "e", "f", "g"].map((name) => ({
    kind: "image" as const,
    image: image(name),
  }));
  const video = {
    kind: "video" as const,
    image: image("v"),
    video_url: "https://rutube.ru/video/1",
  };
  const make = async (title: string, over: Parameters<typeof testTour>[0] = {}) => {
    ids[title] = (await createTour(app.db, id, testTour({ title, ...over }))).id;
  };
  const living = { id: "l1", accommodation_type: "cabin" as const, text: "", media: [] };
  const parts = {
    included: ["Трансфер"],
    not_included: ["Перелёт"],
    livings: [
      { ...living, name: "Изба" },
      { ...living, id: "l2", name: "" },
    ],
  };
  await make("Байкал", { ...parts, media: [...gallery.slice(0, 1), video, ...gallery.slice(1)] });
  await make("Без фото", { media: [] });
  await make("Снят");
  ids["Чужой"] = (await createTour(app.db, hidden.id, testTour({ title: "Чужой" }))).id;
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, ids["Снят"]!));
});
afterAll(() => app.close());

const read = async (names: string[]) =>
  (await app.call("marketTours", { query: { ids: names.map((name) => ids[name]!) } })).data;

test("tours come in the order asked, each once, without those that the marketplace does not show", async () => {
  const found = await read(["Без фото", "Снят", "Байкал", "Чужой", "Без фото"]);
  expect(found.map(({ title }) => title)).toEqual(["Без фото", "Байкал"]);
  const missing = await app.call("marketTours", { query: { ids: "2000000000,-1" } });
  expect(missing.data).toEqual([]);
  const over = Array.from({ length: 51 }, (_, index) => index + 1);
  expect((await app.ask("marketTours", { query: { ids: over } })).status).toBe(400);
});

test("a card has its tour's own picture, then up to five of the gallery, each once, and no video", async () => {
  const [baikal, without] = await read(["Байкал", "Без фото"]);
  const names = baikal!.pictures.map(({ url }) => url.split("/")[2]);
  expect(names).toEqual(["b", "a", "c", "d", "e", "f"]);
  expect(without!.pictures).toEqual([]);
});

test("a card names its organiser's page, and shows another logo as soon as there is one", async () => {
  const [before] = await read(["Байкал"]);
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, shown.id));
  expect(before!.organizer).toEqual({ slug: `${site!.name}-${shown.id}`, logo: null });
  await app.db
    .update(organizers)
    .set({ logo: image("logo") })
    .where(eq(organizers.id, shown.id));
  const [after] = await read(["Байкал"]);
  expect(after!.organizer.logo?.url).toBe("/media/logo/{size}");
});

test("a comparison says what is included and where one sleeps; more than four are refused", async () => {
  const query = { ids: [ids["Байкал"]!, ids["Чужой"]!] };
  const { data } = await app.call("comparedTours", { query });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    title: "Байкал",
    included: ["Трансфер"],
    not_included: ["Перелёт"],
    lodgings: ["Изба"],
    accommodation_types: ["tent"],
  });
  expect((await app.ask("comparedTours", { query: { ids: "1,2,3,4,5" } })).status).toBe(400);
});

test("an organiser's tours are found by their number where the marketplace shows them", async () => {
  const find = async (organizer_id: number) =>
    (await app.call("tours", { query: { organizer_id } })).data.map(({ title }) => title);
  expect((await find(shown.id)).toSorted()).toEqual(["Байкал", "Без фото"]);
  expect(await find(hidden.id)).toEqual([]);
});

test("last places are those of the next date, and only where some are taken", async () => {
  const last = async () =>
    (await app.call("tours", { query: { seats: "last" } })).data.map(({ title }) => title);
  const [soon] = await addDepartures(app.db, ids["Байкал"]!, [
    testDeparture("2027-04-01", { capacity: 3 }),
    testDeparture("2027-05-01", { capacity: 8 }),
  ]);
  await addDepartures(app.db, ids["Без фото"]!, [testDeparture("2027-04-01", { capacity: 8 })]);
  expect(await last(), "small, but nobody goes yet").toEqual([]);
  await app.db.transaction((tx) => holdSeats(tx, soon!, 1));
  expect(await last()).toEqual(["Байкал"]);
  await app.db.transaction((tx) => holdSeats(tx, soon!, 2));
  expect(await last(), "the next date to book has many").toEqual([]);
});
