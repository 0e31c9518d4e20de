import { expect, test } from "vitest";
import { parseRange } from "./parse-range.ts";
import { readFilm } from "./read-film.ts";
import { box, testMp4, testWebm } from "./test-films.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const refused = (bytes: Uint8Array) => {
  try {
    readFilm(bytes);
    return null;
  } catch (error) {
    return (error as Error & { refusal?: string }).message;
  }
};

test("an MP4 loses where it was filmed, and nothing in it moves", () => {
  const mp4 = testMp4();
  expect(text(mp4), "control").toContain("+55.7558+037.6173/");
  const { type, bytes } = readFilm(mp4);
  expect(type).toBe("mp4");
  expect(bytes.byteLength).toBe(mp4.byteLength);
  expect(text(bytes)).not.toMatch(/\+55|iPhone|udta|meta/);
  expect(text(bytes).indexOf("mdat")).toBe(text(mp4).indexOf("mdat"));
  expect(text(bytes)).toContain("avc1");
});

test("a WebM is taken as it is", () => {
  expect(readFilm(testWebm())).toEqual({ type: "webm", bytes: testWebm() });
});

// ASVS 5.2.2
test("what is no film, is broken off, or plays not everywhere is refused in words", () => {
  expect(refused(Buffer.from("<html>"))).toMatch(/не видео/);
  expect(refused(new Uint8Array())).toMatch(/не видео/);
  expect(refused(Buffer.from("\x1a\x45\xdf\xa3 matroska", "latin1"))).toMatch(/не видео/);
  expect(refused(box("ftyp", Buffer.from("isom")))).toMatch(/не видео/);
  expect(refused(testMp4().subarray(0, -3))).toMatch(/оборвано/);
  expect(refused(testMp4("hvc1"))).toMatch(/не каждый браузер/);
  expect(refused(new Uint8Array(20 * 1024 * 1024 + 1))).toMatch(/20 МБ/);
  // A box within itself, or with no room for its own head, ends what is read.
  expect(refused(Buffer.from("00000018667479706973", "hex"))).toMatch(/не видео/);
});

test.each([
  [undefined, null],
  ["bytes=0-", { from: 0, to: 99 }],
  ["bytes=0-1", { from: 0, to: 1 }],
  ["bytes=90-200", { from: 90, to: 99 }],
  ["bytes=-10", { from: 90, to: 99 }],
  ["bytes=-200", { from: 0, to: 99 }],
  ["bytes=-0", "none"],
  ["bytes=100-", "none"],
  ["bytes=5-2", null],
  ["bytes=0-1,5-6", null],
  ["bytes=a-b", null],
  ["lines=0-1", null],
  ["bytes=-", null],
])("a range %j of a hundred bytes is %j", (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});
