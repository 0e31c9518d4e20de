import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { samplePictures } from "../sample/pictures.ts";
import { program } from "./program.block.ts";
import { selectDays } from "./select-days.ts";

const { tour } = makeSamplePage("tour");
const own = {
  title: "Перевал",
  text: "<p>Вверх</p>",
  media: [null, { kind: "image" as const, image: samplePictures.ridge }],
  meals: "",
  lodging: "",
  distance: "12 км",
};

test("the tour's days are numbered, with their distance as text and no path in the content", () => {
  const [first, , , , fifth] = selectDays(tour, []);
  expect(first).toMatchObject({ number: 1, distance: "410\u00a0км", isFormatted: false });
  expect(first?.at).toBeUndefined();
  expect(fifth?.distance).toBe("");
});

test("a day of the block knows its path, and only its chosen pictures have one", () => {
  const [day] = selectDays(null, [own]);
  expect(day?.at).toBe("days.0");
  expect(day?.media.map(({ at }) => at)).toEqual(["days.0.media.1"]);
});

test("a day without a title is left out, the others keep their positions", () => {
  const days = selectDays(null, [{ ...own, title: " " }, own]);
  expect(days.map(({ number, at }) => [number, at])).toEqual([[1, "days.1"]]);
});

test("the source decides which days are shown", () => {
  const page = makeSamplePage("tour");
  const content = { ...program.sample, days: [own] };
  expect(program.selectData(page, content).days).toHaveLength(tour!.program.length);
  expect(program.selectData(page, { ...content, source: "own" }).days).toHaveLength(1);
});

test("days of a route say how far they go where nobody wrote it, and how much up and down", () => {
  const page = makeSamplePage("tour");
  const { days, route } = program.selectData(page, program.sample);
  const [first, second, , , fifth] = days;
  expect([first?.distance, first?.climb]).toEqual(["410\u00a0км", undefined]);
  expect(second?.distance).toBe("11\u00a0км");
  expect(second?.climb).toMatch(/^↑\s\d+\sм, ↓\s\d+\sм$/);
  expect([fifth?.distance, fifth?.climb]).toEqual(["", undefined]);
  expect(route?.days.map(({ number }) => number)).toEqual([2, 3, 4, 6]);

  const unwritten = page.tour!.program.map(({ distance_km: _, ...day }) => day);
  const measured = program.selectData(
    { ...page, tour: { ...page.tour!, program: unwritten } },
    program.sample,
  );
  expect(measured.days[1]?.distance).toMatch(/^\d+\sкм$/);
  expect(measured.days[0]?.distance).toBe("");
});

test("a block's own days take nothing of the route, and without one nothing of it moves", () => {
  const page = makeSamplePage("tour");
  const content = { ...program.sample, source: "own" as const, days: [own] };
  const data = program.selectData(page, content);
  expect(data.days[0]?.climb).toBeUndefined();
  expect(data.route?.days).toEqual([]);
  expect(program.isStill?.(content, data)).toBe(false);
  const without = program.selectData({ ...page, tour: { ...page.tour!, route: null } }, content);
  expect(program.isStill?.(content, without)).toBe(true);
});
