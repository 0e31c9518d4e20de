import { expect, test } from "vitest";
import { chooseFormat } from "./choose-format.ts";

test("the best accepted format is chosen", () => {
  expect(chooseFormat("image/avif,image/webp,image/apng,*/*;q=0.8")).toBe("avif");
  expect(chooseFormat("image/webp,*/*")).toBe("webp");
  expect(chooseFormat("IMAGE/WebP;q=0.5")).toBe("webp");
});

test("wildcards, a missing header and refused formats get JPEG", () => {
  expect(chooseFormat(undefined)).toBe("jpeg");
  expect(chooseFormat("image/*,*/*")).toBe("jpeg");
  expect(chooseFormat("image/avif;q=0, image/webp; q=0.0")).toBe("jpeg");
});
