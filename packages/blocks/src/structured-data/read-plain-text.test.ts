import { expect, it } from "vitest";
import { readPlainText } from "./read-plain-text.ts";

it.each([
  ["<p>Главное:</p><ul><li>ботинки</li><li>дождевик</li></ul>", "Главное: ботинки дождевик"],
  ["<p>без<strong>опас</strong>ность</p>", "безопасность"],
  ["до&nbsp;5&nbsp;°C &lt; дома &amp; в горах", "до 5 °C < дома & в горах"],
  ["достоприме\u00adчательность\u00a0тут", "достопримечательность тут"],
  ["", ""],
])("%j reads as %j", (html, text) => {
  expect(readPlainText(html)).toBe(text);
});
