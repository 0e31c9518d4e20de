import { expect, test } from "vitest";
import { fillTemplate, listUnfilled } from "./fill-template.ts";

const facts = { "{имя}": "Анна $&", "{дата}": null, "{ссылка}": "https://altai.example/order/1" };

test("what is known of the guest stands in every place, word for word, and what is not is named", () => {
  const filled = fillTemplate("{имя}, ждём {дата}: {ссылка}. {имя}!", facts);
  expect(filled).toBe("Анна $&, ждём {дата}: https://altai.example/order/1. Анна $&!");
  expect(listUnfilled(filled)).toEqual(["{дата}"]);
  expect(listUnfilled("Обычный текст {другое}")).toEqual([]);
});
