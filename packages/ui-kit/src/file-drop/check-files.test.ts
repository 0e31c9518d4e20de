import { expect, test } from "vitest";
import { checkFiles, formatSize, isAccepted } from "./check-files.ts";

const picture = new File(["12345"], "Altai.JPG", { type: "image/jpeg" });
const font = new File(["123"], "lora.woff2", { type: "" });

test("types are accepted by name, by wildcard and by extension", () => {
  expect(isAccepted(picture, "image/*")).toBe(true);
  expect(isAccepted(picture, "image/png, .jpg")).toBe(true);
  expect(isAccepted(picture, "image/png")).toBe(false);
  expect(isAccepted(font, ".woff2,.woff")).toBe(true);
  expect(isAccepted(font, "image/*")).toBe(false);
  expect(isAccepted(font, "*/*")).toBe(true);
  expect(isAccepted(font, ",")).toBe(false);
});

test("each refused file has its first reason", () => {
  const { accepted, rejected } = checkFiles([font, picture, picture], {
    accept: "image/*",
    maxSize: 5,
    maxFiles: 1,
  });
  expect(accepted).toEqual([picture]);
  expect(rejected.map(({ reason }) => reason)).toEqual(["wrong-type", "too-many"]);
  expect(checkFiles([picture], { maxSize: 4 }).rejected[0]?.reason).toBe("too-large");
});

test("without rules every file is accepted", () => {
  expect(checkFiles([font, picture], {}).accepted).toHaveLength(2);
});

test("file sizes are formatted in the language", () => {
  expect(formatSize(12_400_000, "en-US")).toBe("12.4 MB");
  expect(formatSize(12_400_000, "ru-RU")).toBe("12,4 МБ");
  expect(formatSize(900, "en-US")).toBe("900 bytes");
  expect(formatSize(5400, "en-US")).toBe("5 kB");
});
