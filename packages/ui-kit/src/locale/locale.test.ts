import { expect, test } from "vitest";
import { en, fillText, ru, type Texts } from "./index.ts";

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test("Russian has the same texts as English, each with the same placeholders and none empty", () => {
  expect(Object.keys(ru.texts).toSorted()).toEqual(Object.keys(en.texts).toSorted());
  for (const section of Object.keys(en.texts) as (keyof Texts)[]) {
    const english: Record<string, string> = en.texts[section];
    const russian: Record<string, string> = ru.texts[section];
    expect(Object.keys(russian).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(english)) {
      expect(russian[key], `${section}.${key}`).toBeTruthy();
      expect(placesOf(russian[key] ?? ""), `${section}.${key}`).toEqual(placesOf(text));
    }
  }
});

test("the English texts are those of the specification, word for word", () => {
  expect(en.code).toBe("en-US");
  expect(en.texts.select).toMatchObject({
    placeholder: "Select",
    search: "Search",
    empty: "Nothing found",
    loading: "Loading...",
  });
  expect(en.texts.datePicker).toMatchObject({
    title: "Select dates",
    back: "Go back",
    apply: "Apply",
  });
  expect(ru.texts.datePicker).toMatchObject({
    title: "Выберите даты",
    back: "Назад",
    apply: "Применить",
  });
  expect(en.texts.pagination).toMatchObject({
    more: "Show more",
    next: "Next",
    previous: "Previous",
    range: "{rangeFrom}–{rangeTo} of {total}",
  });
  expect(en.texts.table.empty).toBe("No data to show");
  expect(en.texts.tileGallery.viewAll).toBe("View All");
  expect(en.texts.fullscreenGallery).toMatchObject({
    next: "Next",
    previous: "Previous",
    close: "Close",
  });
  expect(en.texts.truncateText).toEqual({ more: "Read more", less: "Hide" });
  expect([1, 2, 3, 4, 5].map((star) => en.texts.rating[star as 1])).toEqual([
    "Terrible",
    "Poor",
    "Fair",
    "Good",
    "Excellent",
  ]);
});

test("a placeholder without a value stays as it is", () => {
  expect(fillText("{count} of {max}", { count: 0 })).toBe("0 of {max}");
});
