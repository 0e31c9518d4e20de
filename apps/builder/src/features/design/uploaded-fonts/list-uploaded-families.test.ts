import { expect, test } from "vitest";
import {
  followFont,
  listUploadedFamilies,
  listSharedWeights,
  listUses,
} from "./list-uploaded-families.ts";

const font = (id: number | null, name: string, font_weight: number) => ({
  id,
  name,
  file: `/media/fonts/${id}.woff2`,
  font_weight,
});
const data = {
  header: { font_family: "Тропинка", font_weight: 700 },
  text: { font_family: "Lora", font_weight: 400 },
};

test("uploaded fonts are grouped by family, the lightest first, without the built-in ones", () => {
  const families = listUploadedFamilies([
    font(null, "Lora", 400),
    font(2, "Тропинка", 900),
    font(3, "Берег", 400),
    font(4, "Тропинка", 300),
  ]);
  expect(families.map(({ name, fonts }) => [name, fonts.map(({ id }) => id)])).toEqual([
    ["Тропинка", [4, 2]],
    ["Берег", [3]],
  ]);
});

test("a family is in use where the preset names it", () => {
  expect(listUses(data, "Тропинка")).toEqual(["header"]);
  expect(listUses({ ...data, text: data.header }, "Тропинка")).toEqual(["header", "text"]);
  expect(listUses(data, "Берег")).toEqual([]);
});

test("a preset follows a font's new name, and keeps its other fonts and weights", () => {
  expect(followFont(data, { name: "Тропинка" }, { name: "Путь" })).toEqual({
    ...data,
    header: { font_family: "Путь", font_weight: 700 },
  });
  expect(followFont(data, { name: "Берег" }, { name: "Путь" })).toBeNull();
});

test("a preset follows a changed weight only where it uses that weight", () => {
  const to = { name: "Тропинка", weight: 800 };
  expect(followFont(data, { name: "Тропинка", weight: 700 }, to)?.header.font_weight).toBe(800);
  expect(followFont(data, { name: "Тропинка", weight: 400 }, to)).toBeNull();
});

test("families that have a weight in common can't be joined", () => {
  const [one, other] = listUploadedFamilies([
    font(1, "А", 400),
    font(2, "А", 700),
    font(3, "Б", 700),
    font(4, "Б", 900),
  ]);
  expect(listSharedWeights(one!, other!)).toEqual([700]);
});
