import fc from "fast-check";
import { expect, test } from "vitest";
import { listSubdomains, toProvidedName } from "./subdomain.ts";

test.each([
  ["Горный Алтай", "gornyy-altay"],
  ["Щёлково & Ёж", "shchyolkovo-yozh"],
  ["ООО «Край земли — 2»", "ooo-kray-zemli-2"],
  ["Café Olé", "cafe-ole"],
  ["Қазақ жері", "kazak-zheri"],
  ["API", "api-tury"],
  ["日本", "tury"],
  ["", "tury"],
])("%s becomes %s", (name, expected) => {
  expect(toProvidedName(name)).toBe(expected);
});

test("any name gives a valid host label", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
      expect(toProvidedName(name)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])$/);
    }),
  );
});

test("taken names are followed by numbers from 2", () => {
  const names = listSubdomains("Тропа");
  expect([names.next().value, names.next().value, names.next().value]).toEqual([
    "tropa",
    "tropa-2",
    "tropa-3",
  ]);
});
