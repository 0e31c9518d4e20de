import { expect, test } from "vitest";
import { toInlineJson } from "./inline-json.ts";

// ASVS 1.2.3
test("no data can end its script element, and all of it is parsed back", () => {
  const data = { text: "</script><!--<script>&amp;\u2028\u2029", list: [1, null] };
  const json = toInlineJson(data);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
