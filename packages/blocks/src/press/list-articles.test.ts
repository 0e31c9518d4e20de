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

test("empty entries are left out, and the others keep their positions in the content", () => {
  const shown = listArticles([{ ...article, title: " " }, article, { ...article, source: "" }]);
  expect(shown.map(({ at }) => at)).toEqual(["articles.1"]);
});

test("a quotation alone is enough", () => {
  expect(listArticles([{ ...article, title: "", quote: "Хорошо." }])).toHaveLength(1);
});

test("an unsafe address and an invalid date are not shown", () => {
  const [shown] = listArticles([{ ...article, url: "javascript:alert(1)", date: "вчера" }]);
  expect(shown).toMatchObject({ url: "", date: "" });
});
