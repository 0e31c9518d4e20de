import { expect, test } from "vitest";
import { measureJson } from "./measure-json.ts";

test.each([
  ["1", 0, 1],
  ["[]", 1, 2],
  ['{"a":1,"b":[1,2,{"c":"x"}]}', 3, 7],
  ['{"a":"[[[[,,,,"}', 1, 2],
  [String.raw`{"a":"\"[[[,\\","b":"\\\"{"}`, 1, 3],
  ["[".repeat(1000), 1000, 1001],
  ['"never ends [[[,,,', 0, 1],
])("%s: depth %d, values %d", (text, depth, values) => {
  expect(measureJson(text)).toEqual({ depth, values });
});

test("a text of quotes and backslashes is scanned only once", () => {
  const read = { count: 0 };
  const source = `"${'\\\\\\"'.repeat(20_000)}"`;
  const text = {
    length: source.length,
    charCodeAt: (at: number) => ((read.count += 1), source.charCodeAt(at)),
    indexOf: (what: string, from: number) => source.indexOf(what, from),
  } as string;
  measureJson(text);
  expect(read.count).toBeLessThan(2 * source.length);
});
