import * as v from "valibot";
import { expect, it } from "vitest";
import { list } from "../content/list.ts";
import { line, richText } from "../content/text.ts";
import { mapRichText } from "./map-rich-text.ts";

const schema = v.object({
  text: richText({ label: "Текст" }),
  name: line({ label: "Имя" }),
  days: list(v.object({ text: richText({ label: "День" }), note: line({ label: "Заметка" }) }), {
    label: "Дни",
  }),
});

const mark = (html: string) => `[${html}]`;

it("changes each rich text, however deep, and nothing else", () => {
  const value = { text: "а", name: "б", days: [{ text: "в", note: "г" }], extra: "д" };
  expect(mapRichText(schema, value, mark)).toEqual({
    text: "[а]",
    name: "б",
    days: [{ text: "[в]", note: "г" }],
    extra: "д",
  });
});

it("leaves values of another shape alone", () => {
  for (const value of [null, "строка", 7, [1], { text: 7, days: "нет" }]) {
    expect(mapRichText(schema, value, mark)).toEqual(value);
  }
});

it("does not mistake inherited names for fields", () => {
  const value = JSON.parse('{"constructor":"x","__proto__":"y"}') as unknown;
  expect(mapRichText(schema, value, mark)).toMatchObject({ constructor: "x" });
});
