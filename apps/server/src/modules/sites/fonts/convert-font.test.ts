import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { convertFont } from "./convert-font.ts";
import { fontTexts } from "./font.texts.ts";

const lora = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource/lora/files/lora-cyrillic-600-normal.woff2")),
);
const damaged = Buffer.concat([Buffer.from("wOF2"), Buffer.alloc(5000, 0xff)]);

test("a font that takes its process too long is too slow, not damaged", async () => {
  // Shorter than a process takes to start.
  await expect(convertFont(lora, 5)).rejects.toMatchObject({
    status: 503,
    message: fontTexts.tooSlow,
  });
  expect((await convertFont(lora)).weight, "control: with time it is converted").toBe(600);
  await expect(convertFont(damaged), "control: broken with time to spare").rejects.toMatchObject({
    status: 415,
    message: fontTexts.unreadable,
  });
});
