import { expect, test } from "vitest";
import { describePlace, describeValue } from "./describe-clash.ts";

const faq = { type: 12 };

test("a place is named as the block's form names it", () => {
  expect(describePlace({ type: 3 }, { path: "content.title" })).toBe("Главный экран › Заголовок");
  expect(describePlace({ type: 3 }, { path: "variant" })).toBe("Главный экран › Вид");
  expect(describePlace({ type: 3 }, { path: "" })).toBe("Главный экран › Весь блок");
  expect(describePlace({ type: 3 }, { path: "content.unknown" })).toBe("Главный экран");
});

test("a value is read as its texts", () => {
  const path = "content.items";
  expect(describeValue(faq, { path }, "<p>Можно <b>с детьми</b></p>", "Europe/Moscow")).toBe(
    "Можно  с детьми",
  );
  expect(describeValue(faq, { path }, [{ title: "Раз" }, { title: "Два" }], "Europe/Moscow")).toBe(
    "Раз · Два",
  );
  expect(describeValue(faq, { path }, undefined, "Europe/Moscow")).toBe("Пусто");
  expect(describeValue(faq, { path: "" }, undefined, "Europe/Moscow")).toBe("Удалить блок");
  expect(describeValue({ type: 3 }, { path: "variant" }, 1, "Europe/Moscow")).toBe("Во весь экран");
});
