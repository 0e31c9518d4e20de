import { expect, test } from "vitest";
import { transliterate } from "./transliterate.ts";

test.each([
  ["Хибины", "khibiny"],
  ["Телецкое озеро, Алтай", "teletskoe ozero, altay"],
  ["Щёлково и Ёж", "shchyolkovo i yozh"],
  ["объезд вьюги", "obezd vyugi"],
  ["Белавежа, ў", "belavezha, u"],
  ["Київ, Є, ґ", "kiyiv, ye, g"],
  ["Қазақ жері, Өскемен", "kazak zheri, oskemen"],
  ["Café Olé", "cafe ole"],
  ["Й".normalize("NFD"), "y"],
])("%s is %s", (text, latin) => {
  expect(transliterate(text)).toBe(latin);
});
