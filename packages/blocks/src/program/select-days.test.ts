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
