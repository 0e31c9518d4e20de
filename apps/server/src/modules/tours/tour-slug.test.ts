import { expect, test } from "vitest";
import { tourSlug } from "./tour-slug.ts";

test("a slug is the title's words in Latin letters and the tour's number", () => {
  expect(tourSlug("Алтай в мае", 1042)).toBe("altay-v-mae-1042");
  expect(tourSlug("Скитур: с вулкана — к «океану»!", 7)).toBe("skitur-s-vulkana-k-okeanu-7");
  expect(tourSlug("Ёлка, объезд и Щёкино", 1)).toBe("yolka-obezd-i-shchyokino-1");
});

test("a long title is cut between words", () => {
  const slug = tourSlug("Семь дней по одной дороге от яблоневых садов до красной пустыни", 1001);
  expect(slug).toBe("sem-dney-po-odnoy-doroge-ot-yablonevykh-sadov-do-krasnoy-1001");
  expect(tourSlug("А".repeat(200), 5)).toBe(`${"a".repeat(60)}-5`);
});

test("a title without letters that we know still gives a slug that ends in the number", () => {
  expect(tourSlug("富士山", 12)).toBe("tour-12");
  expect(tourSlug("", 12)).toBe("tour-12");
});
