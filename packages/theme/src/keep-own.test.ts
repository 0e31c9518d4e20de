import { expect, test } from "vitest";
import { keepOwn } from "./keep-own.ts";
import { findPresetType, presetTypes } from "./presets/index.ts";

const usualOf = (type: string) => findPresetType(type)!.preset;
const [taiga, volcano, north] = ["taiga", "volcano", "north"].map(usualOf) as [
  ReturnType<typeof usualOf>,
  ReturnType<typeof usualOf>,
  ReturnType<typeof usualOf>,
];
const lora = { font_family: "Lora", font_weight: 700 };

test("what an organiser never touched is the next preset's", () => {
  for (const { preset } of presetTypes) expect(keepOwn("taiga", taiga, preset)).toEqual(preset);
});

test("own colours and fonts stay through every preset; radii and sizes go", () => {
  const own = {
    ...taiga,
    accent_color: "#123456",
    button_text_color: "#ffffff",
    font_data: { ...taiga.font_data, header: lora },
    button_radius: 7,
    text_size: 110,
  };
  const kept = { accent_color: "#123456", button_text_color: "#ffffff" };
  const inVolcano = keepOwn("taiga", own, volcano);
  expect(inVolcano).toEqual({
    ...volcano,
    ...kept,
    font_data: { header: lora, text: volcano.font_data.text },
  });
  expect(keepOwn("volcano", inVolcano, north)).toEqual({
    ...north,
    ...kept,
    font_data: { header: lora, text: north.font_data.text },
  });
});

test("a font of another weight is one's own as well", () => {
  const { header } = taiga.font_data;
  const bolder = { ...header, font_weight: header.font_weight === 900 ? 800 : 900 };
  const own = { ...taiga, font_data: { ...taiga.font_data, header: bolder } };
  expect(keepOwn("taiga", own, volcano).font_data.header).toEqual(bolder);
});

test("of a preset that is not known nothing is one's own", () => {
  expect(keepOwn("unicorn", taiga, volcano)).toEqual(volcano);
});
