import { expect, test } from "vitest";
import { listAnalyticsTags } from "./list-tags.ts";

const none = { yandex_metrica: "", google_analytics: "" };

test("a site without analytics has no tags", () => {
  expect(listAnalyticsTags(undefined)).toEqual([]);
  expect(listAnalyticsTags(none)).toEqual([]);
});

test("each tag adds only its own id and sources", () => {
  const [yandex, ...others] = listAnalyticsTags({ ...none, yandex_metrica: "12345678" });
  expect(yandex).toMatchObject({ meta: "analytics:yandex-metrica", id: "12345678" });
  expect(JSON.stringify(yandex?.sources)).not.toContain("google");
  expect(others).toEqual([]);
  const both = listAnalyticsTags({ yandex_metrica: "12345678", google_analytics: "G-ABCDEF1234" });
  expect(both.map(({ id }) => id)).toEqual(["12345678", "G-ABCDEF1234"]);
});

test.each([
  "12345678\n",
  '12345678"><script>alert(1)</script>',
  "12345678; script-src *",
  "1234",
  "１２３４５６",
  " 12345678",
])("%j is not a Metrica counter number", (yandex_metrica) => {
  expect(listAnalyticsTags({ ...none, yandex_metrica })).toEqual([]);
});

test.each([
  "g-abcdef",
  "G-ABC'DEF",
  "G-ABCDEF\n",
  "UA-12345-1",
  "G-",
  "G-ABCDEF https://evil.example",
])("%j is not a measurement id", (google_analytics) => {
  expect(listAnalyticsTags({ ...none, google_analytics })).toEqual([]);
});

test("a value that is not a text is not an id", () => {
  const broken = { yandex_metrica: 12345678, google_analytics: ["G-ABCDEF1234"] };
  expect(listAnalyticsTags(broken as never)).toEqual([]);
});
