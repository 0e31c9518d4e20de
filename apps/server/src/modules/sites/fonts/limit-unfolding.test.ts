import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { limitUnfolding } from "./limit-unfolding.ts";

/** A woff of so many tables, each the same packed bytes. */
function makeWoff(packed: Buffer, tables: number): Buffer {
  const font = Buffer.alloc(44 + tables * 20);
  font.write("wOFF");
  font.writeUInt16BE(tables, 12);
  for (let index = 0; index < tables; index += 1) {
    const entry = 44 + index * 20;
    font.writeUInt32BE(font.length, entry + 4);
    font.writeUInt32BE(packed.length, entry + 8);
    font.writeUInt32BE(0xffffffff, entry + 12);
  }
  return Buffer.concat([font, packed]);
}

test("a real font is accepted", () => {
  const path = import.meta.resolve("@fontsource/lora/files/lora-cyrillic-600-normal.woff");
  expect(() => limitUnfolding(readFileSync(fileURLToPath(path)))).not.toThrow();
});

// ASVS 5.2.3
test("one table that decompresses endlessly, and many that do so together, are refused", () => {
  const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  expect(() => limitUnfolding(makeWoff(bomb, 1))).toThrow();
  const part = deflateSync(Buffer.alloc(1024 * 1024));
  expect(() => limitUnfolding(makeWoff(part, 200))).toThrow("too much");
  expect(() => limitUnfolding(makeWoff(part, 20)), "control: as much as a font").not.toThrow();
});
