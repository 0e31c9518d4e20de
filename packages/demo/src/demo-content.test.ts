import { sizePlaceholder, suggestionKinds } from "@tour/api";
import type { SuggestionKind } from "@tour/api";
import { blocks, checkBlock, listSampleTexts } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import type { DemoTour } from "./demo-tour.ts";
import { demoTours } from "./demo-tours.ts";
import { keepTogether } from "./keep-together.ts";
import { altai } from "./organizers/altai.organizer.ts";
import { kamchatka } from "./organizers/kamchatka.organizer.ts";
import { karelia } from "./organizers/karelia.organizer.ts";
import { pictureNames } from "./pictures/index.ts";
import { listPictures } from "./list-pictures.ts";
import { layOutPages } from "./lay-out-pages.ts";

const organizers = { altai, kamchatka, karelia };
const listAll = () =>
  Object.values(organizers).flatMap((one) =>
    listPictures(
      one,
      demoTours.filter((tour) => tour.organizer === one.host),
    ),
  );

test("every picture of the demo can be drawn, and at least forty different ones are used", () => {
  const used = new Set(listAll());
  expect([...used].filter((name) => !pictureNames.includes(name))).toEqual([]);
  expect(used.size).toBeGreaterThanOrEqual(40);
});

test.each(demoTours.map((tour) => [tour.title, tour] as const))("%s is consistent", (_, tour) => {
  expect(tour.program).toHaveLength(tour.days);
  expect(tour.nights).toBe(tour.days - 1);
  expect(tour.pictures.length).toBeGreaterThanOrEqual(5);
  expect(tour.reviews.length).toBeGreaterThanOrEqual(3);
  for (const guide of tour.guides) expect(organizers[tour.organizer].guides).toHaveProperty(guide);
  const days = tour.cancellation_rules.map((rule) => rule.days_before);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test("routes go as far on each day as its programme says, within a fifth", () => {
  const withRoutes = demoTours.filter(({ route }) => route);
  expect(withRoutes.map(({ title }) => title)).toHaveLength(2);
  for (const { route, program } of withRoutes) {
    let from = 0;
    for (const { id, to } of route!.days) {
      const km = route!.points[to]![3] - route!.points[from]![3];
      const { title, distance_km: said } = program[Number(id.slice(1)) - 1]!;
      expect(Math.abs(km - said!) / said!, `${title}: ${km} km`).toBeLessThan(0.2);
      from = to;
    }
    expect(from).toBe(route!.points.length - 1);
  }
});

test("what is promised of refunds holds for every tour, and every price can be booked", () => {
  const wholeBack = (tour: DemoTour) =>
    tour.cancellation_rules.filter((rule) => rule.refund_percent === 100).at(-1)!.days_before;
  const promised = /Возврат 100 % за (\d+) дней/.exec(
    JSON.stringify(altai.pages.main.words(() => drawn)),
  );
  const ofAltai = demoTours.filter((tour) => tour.organizer === "altai");
  expect(Number(promised?.[1])).toBe(Math.max(...ofAltai.map(wholeBack)));
  // A price in words alone is in no party.
  expect(demoTours.filter(({ price_notes }) => /[₽%]/.test(price_notes))).toEqual([]);
});

test.each(suggestionKinds)("the demo has suggestions of the kind %s", (kind) => {
  const named: Record<SuggestionKind, (tour: DemoTour) => string[]> = {
    cities: ({ places }) => places.flatMap(({ level, name }) => (level === "city" ? [name] : [])),
    regions: ({ places }) =>
      places.flatMap(({ level, name }) => (level === "region" ? [name] : [])),
    showplaces: (tour) => tour.showplaces,
    rest_kinds: (tour) => tour.activities,
    collections: (tour) => tour.collections,
    tours: (tour) => [tour.title],
    water_objects: (tour) => tour.water_objects,
    ships: ({ cruise }) => (cruise ? [cruise.ship] : []),
  };
  expect(demoTours.flatMap(named[kind])).not.toEqual([]);
});

test("no two tours of an organiser start with the same picture", () => {
  for (const host of Object.keys(organizers)) {
    const first = demoTours
      .filter((tour) => tour.organizer === host)
      .map(({ pictures }) => pictures[0]);
    expect(new Set(first).size).toBe(first.length);
  }
});

test("texts use the typography of Russian books", () => {
  // A drawing is no text.
  const text = JSON.stringify([demoTours, organizers], (name, value: unknown) =>
    name === "logo" ? undefined : value,
  );
  expect(text).not.toMatch(/ - /);
  expect(text).not.toMatch(/\\"/);
  expect(text).not.toMatch(/\.\.\./);
});

test("a number does not break from its thousands and its unit", () => {
  expect(keepTogether("от 3 500 ₽ за 12 кг, 2 июня")).toBe(
    "от 3\u00a0500\u00a0₽ за 12\u00a0кг, 2 июня",
  );
});

const drawn = { url: sizePlaceholder, alt: "", focal_x: 0.5, focal_y: 0.5 };
const layOuts = Object.entries(organizers).flatMap(([host, organizer]) =>
  Object.entries(layOutPages(organizer, () => drawn)).map(
    ([page, laid]) => [`${host}, ${page}`, page, laid] as const,
  ),
);

test("the demo shows every type of block", () => {
  const shown = new Set(layOuts.flatMap(([, , laid]) => laid.map(({ type }) => type)));
  const missing = blocks.map(({ definition }) => definition).filter(({ type }) => !shown.has(type));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("visitors of the demo can write to an organiser with a form", () => {
  const shown = layOuts.flatMap(([, , laid]) => laid);
  const forms = shown.filter(({ type, variant }) => type === 21 && variant === 2);
  expect(forms.map(({ content }) => content["has_form"])).toEqual([true]);
});

test("every organiser has their own pictures, none of them from the blocks' samples", () => {
  expect(JSON.stringify(layOuts)).not.toContain("/media/stock-");
});

test.each(layOuts)("%s: each block is valid and allowed there", (_, page, laid) => {
  const failing = laid.filter((block) => checkBlock(block).status !== 2);
  expect(failing.map((block) => [block.type, checkBlock(block).validation])).toEqual([]);
  const allowed = blocks.filter(({ definition: { pages, shared } }) =>
    shared ? page === "main" : (pages as readonly string[]).includes(page),
  );
  const types = allowed.map(({ definition }) => definition.type);
  expect(laid.map(({ type }) => type).filter((type) => !types.includes(type))).toEqual([]);
});

test("a block of the demo is seen only while there are seats", () => {
  const { main } = layOutPages(altai, () => drawn);
  expect(main.flatMap(({ shown }) => shown ?? [])).toEqual([{ when: "seats" }]);
});

test.each(layOuts)("%s: no two blocks share an anchor", (_, __, laid) => {
  const anchors = laid.map((block) => block.anchor).filter(Boolean);
  expect(anchors).toEqual([...new Set(anchors)]);
});

test("no texts of the sample company are left on a demo page", () => {
  const words = JSON.stringify(layOuts.map(([, , laid]) => laid));
  expect(words).not.toMatch(/Чорос"|Майманов|Громов|Айана|t\.me\/tropa|Площадь Ленина/);
});

test.each(Object.entries(organizers))(
  "%s says everything in words of their own: staff show nobody with a sample's",
  (_, organizer) => {
    const { main, tour } = layOutPages(organizer, () => drawn);
    const left = [...main, ...tour].flatMap((block) =>
      listSampleTexts(block).map(({ path }) => `${block.type} ${path}`),
    );
    expect(left).toEqual([]);
  },
);
