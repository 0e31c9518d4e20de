import { routeLimits } from "@tour/api";
import type { ReadRoute, TourRoute } from "@tour/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { showDocuments } from "../../../test/show-documents.ts";
import { testTour } from "../test-tour.ts";
import { gpxOf, lineTo } from "./reading/test-tracks.ts";
import { readRoute } from "./read-route.ts";
import { routeTexts } from "./route.texts.ts";

let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await showDocuments(app, own);
});
afterAll(() => app.close());

const by = () => ({ organizer_id: own.id });
const days = ["d1", "d2"].map((id) => ({ id, title: id, text: "", media: [] }));
const gpx = (segments: string[]) => new File([gpxOf(segments)], "трек.gpx");
const ask = (file: File) => app.ask("readRoute", { query: by(), body: { file } }, own.editor);
const read = async (file: File) =>
  (await app.call("readRoute", { query: by(), body: { file } }, own.editor)).data;
const split = ({ parts: _, ...line }: ReadRoute, ends: number[]): TourRoute => ({
  ...line,
  days: ends.map((to, index) => ({ id: `d${index + 1}`, to })),
});
const create = async (over: object = {}) => {
  const body = { ...testTour({ program: days }), ...over };
  return (await app.call("createTour", { query: by(), body }, own.editor)).data;
};
const update = (id: number, body: object) =>
  app.ask("updateTour", { query: { ...by(), id }, body }, own.editor);

test("a file is read, kept with its tour, shown on its page and copied with it, until it is removed", async () => {
  const line = await read(gpx([lineTo(600, (index) => 800 + index)]));
  expect(line.points).toHaveLength(routeLimits.points);
  const route = split(line, [150, line.points.length - 1]);
  const tour = await create();
  expect(tour.fields.route).toBeNull();
  expect((await update(tour.id, { route, version: tour.version })).status).toBe(200);

  const query = { ...by(), id: tour.id };
  const viewed = (await app.call("viewTour", { query }, own.owner)).data;
  expect(viewed.fields.route).toEqual(route);
  // What is changed besides leaves it as it is.
  await update(tour.id, { title: "Другое имя" });
  expect((await app.call("viewTour", { query }, own.owner)).data.fields.route).toEqual(route);
  expect((await app.call("copyTour", { query }, own.editor)).data.fields.route).toEqual(route);

  await update(tour.id, { route: null });
  expect((await app.call("viewTour", { query }, own.owner)).data.fields.route).toBeNull();
});

test("visitors get the route with the tour, and lists of tours go without", async () => {
  const route = split(await read(gpx([lineTo(5)])), [2, 4]);
  const { slug, id } = await create({ route });
  await app.call("publishData", { query: { ...by(), type: "site" } }, own.owner);
  const shown = await app.call("tour", { query: { slug } });
  expect(shown).toMatchObject({ data: { id, route } });
  const listed = await app.call("getToursByIds", { query: { ids: String(id) } }, own.editor);
  expect(listed.data).toHaveLength(1);
  expect(JSON.stringify(listed.data)).not.toContain("breaks");
});

test("a route that is no line is refused, and the one before stays", async () => {
  const line = await read(gpx([lineTo(6, (index) => 900 + index)]));
  const route = split(line, [2, 5]);
  const { id } = await create({ route });
  const [first, ...others] = route.points;
  const wrong: unknown[] = [
    { ...route, points: [first] },
    { ...route, points: others.concat([first!]) },
    { ...route, points: [[91, ...first!.slice(1)], ...others] },
    { ...route, points: [[50, 86, null, 0, 0, 0], ...others] },
    { ...route, points: Array.from({ length: routeLimits.points + 1 }, () => first) },
    { ...route, breaks: [6] },
    { ...route, breaks: [3, 3] },
    { ...route, days: [{ id: "d1", to: 6 }] },
    {
      ...route,
      days: [
        { id: "d1", to: 1 },
        { id: "d1", to: 2 },
      ],
    },
    { ...route, extra: 1 },
    "строка",
  ];
  for (const one of wrong) {
    const { status } = await update(id, { route: one });
    expect([400, 422], JSON.stringify(one).slice(0, 200)).toContain(status);
  }
  const query = { ...by(), id };
  expect((await app.call("viewTour", { query }, own.owner)).data.fields.route).toEqual(route);
});

test("what can't be read says why, at the file", async () => {
  const asked = await ask(new File(["<gpx><wpt/></gpx>"], "x.gpx"));
  expect(asked.status).toBe(422);
  expect(await asked.json()).toMatchObject({ validation: { file: [routeTexts.problems.noTrack] } });
  const large = await ask(new File([new Uint8Array(routeLimits.bytes + 1)], "x.gpx"));
  expect(large.status).toBe(413);
});

// ASVS 15.2.2
test("two hundred thousand points are read, and what takes too long is ended", async () => {
  const large = gpx([lineTo(200_000, (index) => index % 3000, 10, 0.0001)]);
  expect((await read(large)).points).toHaveLength(routeLimits.points);
  await expect(readRoute(large, 20)).rejects.toThrow(routeTexts.problems.tooHard);
});
