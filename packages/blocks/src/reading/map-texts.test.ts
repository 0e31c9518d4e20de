import * as v from "valibot";
import { expect, it } from "vitest";
import { phone, phoneItem } from "../content/contact.ts";
import { list } from "../content/list.ts";
import { line, richText } from "../content/text.ts";
import { mapTexts } from "./map-texts.ts";

const schema = v.object({
  text: richText({ label: "Текст" }),
  name: line({ label: "Имя" }),
  phone: phone({ label: "Телефон" }),
  phones: list(phoneItem({ label: "Телефон" }), { label: "Телефоны" }),
  days: list(v.object({ text: richText({ label: "День" }), note: line({ label: "Заметка" }) }), {
    label: "Дни",
  }),
});

const mark = { "rich-text": (html: string) => `[${html}]`, phone: (text: string) => `+${text}` };

it("changes each text of the given kinds, however deep, and nothing else", () => {
  const value = {
    text: "а",
    name: "б",
    phone: "1",
    phones: ["2"],
    days: [{ text: "в", note: "г" }],
    extra: "д",
  };
  expect(mapTexts(schema, value, mark)).toEqual({
    text: "[а]",
    name: "б",
    phone: "+1",
    phones: ["+2"],
    days: [{ text: "[в]", note: "г" }],
    extra: "д",
  });
});

it("leaves values of another shape alone", () => {
  for (const value of [null, "строка", 7, [1], { text: 7, days: "нет" }]) {
    expect(mapTexts(schema, value, mark)).toEqual(value);
  }
});

it("does not mistake inherited names for fields", () => {
  const value = JSON.parse('{"constructor":"x","__proto__":"y"}') as unknown;
  expect(mapTexts(schema, value, mark)).toMatchObject({ constructor: "x" });
});
