import type { Font, Look } from "@tour/api";
import { findPresetType } from "@tour/theme";
import { expect, test } from "vitest";
import { repairLook } from "./repair-look.ts";

const taiga = findPresetType("taiga")!.preset;
const font = (name: string, font_weight: number, id: number | null = null): Font => ({
  ...{ id, name, font_weight },
  file: "/font.woff2",
});
const { header, text } = taiga.font_data;
const builtIn = [header, text].map((one) => font(one.font_family, one.font_weight));
const own = { font_family: "Наш", font_weight: 700 };
const look: Look = {
  preset_type: "taiga",
  preset: { ...taiga, font_data: { header: own, text } },
};

test("a look whose fonts are all there is put on as it was kept", () => {
  const fonts = [...builtIn, font("Наш", 700, 1)];
  expect(repairLook(look, fonts)).toEqual({ look, lost: [] });
});

test("a removed font gives way to the preset's own, and a removed weight to the nearest", () => {
  const without = repairLook(look, builtIn);
  expect(without.lost).toEqual([{ lost: own, instead: header }]);
  expect(without.look.preset.font_data).toEqual(taiga.font_data);
  const thinner = repairLook(look, [...builtIn, font("Наш", 300, 1), font("Наш", 600, 2)]);
  expect(thinner.look.preset.font_data.header).toEqual({ ...own, font_weight: 600 });
  expect(thinner.lost).toHaveLength(1);
});

test("while the list of fonts is not known nothing is said to be lost", () => {
  expect(repairLook(look, [])).toEqual({ look, lost: [] });
});
