import { expect, test } from "vitest";
import { changedOf, findSettingClashes, mergeSettings } from "./merge-settings.ts";
import type { TypedSettings } from "./merge-settings.ts";

const base: TypedSettings = {
  ...{ title: "Тропа", description: "", is_indexable: true },
  analytics: { yandex_metrica: "", google_analytics: "" },
};
const metrica = { ...base, analytics: { ...base.analytics, yandex_metrica: "12345678" } };
const google = { ...base, analytics: { ...base.analytics, google_analytics: "G-ABC123" } };
const never = () => {
  throw new Error("nobody is asked");
};

test("different things that two change are both kept, the two counters as well", () => {
  const theirs = { ...metrica, title: "Саяны" };
  const mine = { ...google, description: "Пешком" };
  expect(findSettingClashes({ base, mine, theirs })).toEqual([]);
  expect(mergeSettings({ base, mine, theirs }, never)).toEqual({
    ...{ title: "Саяны", description: "Пешком", is_indexable: true },
    analytics: { yandex_metrica: "12345678", google_analytics: "G-ABC123" },
  });
});

test("the same thing is asked about, and stays as is chosen; the same change by both is none", () => {
  const theirs = { ...base, title: "Саяны", is_indexable: false };
  const mine = { ...base, title: "Алтай", is_indexable: false };
  expect(findSettingClashes({ base, mine, theirs })).toEqual(["title"]);
  const choose = (side: "mine" | "theirs") =>
    mergeSettings({ base, mine, theirs }, () => side).title;
  expect([choose("mine"), choose("theirs")]).toEqual(["Алтай", "Саяны"]);
});

test("only what differs is sent", () => {
  expect(changedOf(base, { ...google, title: "Саяны" })).toEqual(["title", "analytics"]);
});
