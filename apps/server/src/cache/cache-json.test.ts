import { expect, test } from "vitest";
import { encodeJson, cacheJson } from "./cache-json.ts";

const textOf = (answer: unknown) => new TextDecoder().decode(encodeJson(answer));
const part = (title: string) => cacheJson({ title });

test("a response made of cached parts is the same JSON", () => {
  const data = [part("Байкал «зимой»"), part('a "b" \u2028')];
  for (const answer of [
    { data },
    { data, pagination: { page: 1 }, corrected_q: null },
    { data, filters: undefined },
    { data: [data[0]!] },
  ]) {
    expect(textOf(answer)).toBe(JSON.stringify(answer));
  }
});

test("any other response is serialized as it is", () => {
  for (const answer of [
    { data: [] },
    { data: null },
    { data: [part("Байкал"), { title: "Алтай" }] },
    { data: { title: "Алтай" } },
    { tours: [part("Байкал")] },
    [part("Байкал")],
    null,
  ]) {
    expect(textOf(answer)).toBe(JSON.stringify(answer));
  }
});

test("a part is serialized once: later changes do not matter", () => {
  const known = part("Байкал");
  known.title = "Алтай";
  expect(textOf({ data: [known] })).toBe('{"data":[{"title":"Байкал"}]}');
});
