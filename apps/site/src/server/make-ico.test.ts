import { expect, test } from "vitest";
import { isPng, makeIco } from "./make-ico.ts";

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

test("an icon file lists its images and their offsets", () => {
  const ico = Buffer.from(makeIco(png, 32));
  expect(ico.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(offset, offset + length)).toEqual(Buffer.from(png));
  expect(offset + length).toBe(ico.length);
});

test("a side of 256 is written as 0, as the format has it", () => {
  expect(makeIco(png, 256)[6]).toBe(0);
});

test("only data that starts with the PNG signature is a PNG", () => {
  expect(isPng(png)).toBe(true);
  expect(isPng(Uint8Array.from(Buffer.from("<svg/>")))).toBe(false);
  expect(isPng(new Uint8Array())).toBe(false);
});
