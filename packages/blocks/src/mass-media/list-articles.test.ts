import { expect, test } from "vitest";
import { listArticles } from "./list-articles.ts";

const article = {
  url: "https://example.com",
  source: "Вестник",
  logo: null,
  title: "Заголовок",
  quote: "",
  image: null,
  date: "2027-05-12",
};

test("what says nothing is left out, and the rest keep their places in the content", () => {
  const shown = listArticles([{ ...article, title: " " }, article, { ...article, source: "" }]);
  expect(shown.map(({ at }) => at)).toEqual(["articles.1"]);
});

test("a quotation alone is enough", () => {
  expect(listArticles([{ ...article, title: "", quote: "Хорошо." }])).toHaveLength(1);
});

test("an address that could do harm and a date that is none are not shown", () => {
  const [shown] = listArticles([{ ...article, url: "javascript:alert(1)", date: "вчера" }]);
  expect(shown).toMatchObject({ url: "", date: "" });
});
