import { expect, test } from "vitest";
import { chooseEncoding, Compressed } from "./compressed.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["zstd", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test("a body is compressed once for each encoding", async () => {
  const body = new Compressed("слово ".repeat(500));
  expect(body.encode("br")).toBe(body.encode("br"));
  expect((await body.encode("br")).length).toBeLessThan(200);
});
