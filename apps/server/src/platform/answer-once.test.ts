import { expect, test } from "vitest";
import { writeAnswer, writeOnce } from "./answer-once.ts";

const textOf = (answer: unknown) => new TextDecoder().decode(writeAnswer(answer));
const part = (title: string) => writeOnce({ title });

test("an answer made of parts that were written before is the same JSON", () => {
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

test("any other answer is written as it is", () => {
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

test("a part is written once: what it is later does not matter", () => {
  const known = part("Байкал");
  known.title = "Алтай";
  expect(textOf({ data: [known] })).toBe('{"data":[{"title":"Байкал"}]}');
});
