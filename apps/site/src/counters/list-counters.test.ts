import { expect, test } from "vitest";
import { listCounters } from "./list-counters.ts";

const none = { yandex_metrica: "", google_analytics: "" };

test("a site without counters has none", () => {
  expect(listCounters(undefined)).toEqual([]);
  expect(listCounters(none)).toEqual([]);
});

test("each counter brings its own id and sources alone", () => {
  const [yandex, ...others] = listCounters({ ...none, yandex_metrica: "12345678" });
  expect(yandex).toMatchObject({ meta: "counter:yandex-metrica", id: "12345678" });
  expect(JSON.stringify(yandex?.sources)).not.toContain("google");
  expect(others).toEqual([]);
  const both = listCounters({ yandex_metrica: "12345678", google_analytics: "G-ABCDEF1234" });
  expect(both.map(({ id }) => id)).toEqual(["12345678", "G-ABCDEF1234"]);
});

test.each([
  "12345678\n",
  '12345678"><script>alert(1)</script>',
  "12345678; script-src *",
  "1234",
  "１２３４５６",
  " 12345678",
])("%j is no number of a counter", (yandex_metrica) => {
  expect(listCounters({ ...none, yandex_metrica })).toEqual([]);
});

test.each([
  "g-abcdef",
  "G-ABC'DEF",
  "G-ABCDEF\n",
  "UA-12345-1",
  "G-",
  "G-ABCDEF https://evil.example",
])("%j is no measurement id", (google_analytics) => {
  expect(listCounters({ ...none, google_analytics })).toEqual([]);
});

test("what is no text at all is no id", () => {
  const broken = { yandex_metrica: 12345678, google_analytics: ["G-ABCDEF1234"] };
  expect(listCounters(broken as never)).toEqual([]);
});
