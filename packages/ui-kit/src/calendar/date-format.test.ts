import { expect, test } from "vitest";
import { formatMonth, formatYear, readFirstWeekDay } from "./date-format.ts";

test("weeks start as CLDR says, by the region or the language's main region", () => {
  const starts = { "en-US": 7, "en-GB": 1, "ru-RU": 1, "ar-EG": 6, "dv-MV": 5, "pt-BR": 7 };
  for (const [code, day] of Object.entries(starts)) expect(readFirstWeekDay(code), code).toBe(day);
  for (const [code, day] of Object.entries({ en: 7, ru: 1, fa: 6, he: 7, ja: 7, de: 1 })) {
    expect(readFirstWeekDay(code), code).toBe(day);
  }
  expect(readFirstWeekDay("zh-Hant-TW")).toBe(7);
  expect(readFirstWeekDay("es-419")).toBe(1);
});

test("the table agrees with the platform's own data for every region", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const regions = [...letters].flatMap((a) => [...letters].map((b) => a + b));
  const different = regions
    // ZZ is no region.
    .filter((region) => region !== "ZZ" && names.of(region) !== undefined)
    .filter((region) => {
      const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
        getWeekInfo(): { firstDay: number };
      };
      return locale.getWeekInfo().firstDay !== readFirstWeekDay(`und-${region}`);
    });
  expect(different).toEqual([]);
});

test("months and years are named by the language, and Gregorian everywhere", () => {
  expect(formatMonth("2026-06-01", "en-US")).toBe("June 2026");
  expect(formatMonth("2026-06-01", "ru-RU")).toBe("Июнь 2026");
  expect(formatYear("2026-06-01", "ja-JP")).toBe("2026");
  expect(formatYear("2026-06-01", "th-TH")).toBe("2026");
  expect(formatYear("2026-06-01", "fa-IR")).toBe("۲۰۲۶");
});
