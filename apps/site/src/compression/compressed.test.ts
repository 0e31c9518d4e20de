import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
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

test("a body that is requested again is compressed better, and decompresses to the same", async () => {
  const text = readFileSync(import.meta.filename, "utf8").repeat(3);
  const body = new Compressed(text);
  const quick = await body.encode("br");
  const tag = body.etag("br");
  await body.encode("br");
  await expect.poll(async () => (await body.encode("br")).length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(await body.encode("br")).toString()).toBe(text);
  expect(body.etag("br")).toBe(tag);
});

test("a body that is requested once is not compressed again", async () => {
  const body = new Compressed(readFileSync(import.meta.filename));
  const quick = await body.encode("br");
  const other = new Compressed(readFileSync(import.meta.filename));
  await other.encode("br");
  await other.encode("br");
  // Bodies take turns: the other one's is done after this one's would have been.
  await expect.poll(async () => (await other.encode("br")).length).toBeLessThan(quick.length);
  expect(await body.encode("br")).toBe(quick);
});
