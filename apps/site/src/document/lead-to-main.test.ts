import { expect, test } from "vitest";
import { block } from "../../test/blocks.ts";
import { leadToMain } from "./lead-to-main.ts";

test("menus lead to the main page's parts, and to parts that stand here where they are", () => {
  const header = block("header", 1, 1, {
    links: [
      { kind: 1, text: "Туры", anchor: "tours" },
      { kind: 1, text: "Контакты", anchor: "footer" },
      { kind: 2, text: "Блог", url: "https://example.org" },
    ],
    button: { kind: 3, text: "Забронировать", tour_id: null },
  });
  const footer = { ...block("footer", 2), anchor: "footer" };
  const [led] = leadToMain([header, footer]);
  expect(led?.content.links).toEqual([
    { kind: 2, text: "Туры", anchor: "tours", url: "/#tours" },
    { kind: 1, text: "Контакты", anchor: "footer" },
    { kind: 2, text: "Блог", url: "https://example.org" },
  ]);
  expect(led?.content.button).toMatchObject({ kind: 2, url: "/#tours" });
});
