import fc from "fast-check";
import { expect, test } from "vitest";
import { readArticle } from "./read-article.ts";

const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

test("Open Graph is read, entities and all", () => {
  const page = `<head><title>Другое</title>
    <meta property="og:title" content="Алтай: &laquo;край&raquo; света">
    <meta property='og:description' content="Как мы  шли&#10;к Белухе">
    <meta property="og:site_name" content="Вокруг света"/>
    <meta property="og:image" content="/cover.jpg">
    <meta property="og:url" content="https://news.example/altai">
    <meta property="article:published_time" content="2025-08-14T10:00:00+03:00"></head>`;
  expect(readArticle(page)).toEqual({
    title: "Алтай: «край» света",
    quote: "Как мы шли к Белухе",
    source: "Вокруг света",
    image: "/cover.jpg",
    url: "https://news.example/altai",
    date: "2025-08-14T10:00:00+03:00",
  });
});

test("JSON-LD is read where Open Graph is silent, in a graph too", () => {
  const article = {
    "@type": ["NewsArticle", "Thing"],
    headline: "Плато Путорана",
    description: "Десять дней",
    datePublished: "2024-07-01",
    image: [{ "@type": "ImageObject", url: "https://a.example/1.jpg" }],
    publisher: { "@type": "Organization", name: "Север" },
  };
  const page = jsonLd({ "@graph": [{ "@type": "WebSite", name: "x" }, article] });
  expect(readArticle(page)).toMatchObject({
    title: "Плато Путорана",
    quote: "Десять дней",
    date: "2024-07-01",
    image: "https://a.example/1.jpg",
    source: "Север",
  });
});

test("a page without either gives its title, description and canonical URL", () => {
  const page = `<title> Камчатка
    зимой </title><meta name="description" content="Снег"><link rel="canonical" href="/k">
    <svg><title>Значок</title></svg>`;
  expect(readArticle(page)).toMatchObject({ title: "Камчатка зимой", quote: "Снег", url: "/k" });
});

test.each([
  ["", ""],
  ["<title>", ""],
  ["<title>Только", "Только"],
  [`<script type="application/ld+json">{"@type":</script><title>Есть</title>`, "Есть"],
  [`<!-- <meta property="og:title" content="Нет"> --><title>Есть</title>`, "Есть"],
  [`<script>"<meta property='og:title' content='Нет'>"</script><title>Есть</title>`, "Есть"],
])("%s is read as far as possible", (page, title) => {
  expect(readArticle(page).title).toBe(title);
});

test("no page content can make it throw", () => {
  const nested = "[".repeat(5000) + "]".repeat(5000);
  expect(readArticle(`<script type="application/ld+json">${nested}</script>`).title).toBe("");
  const part = fc.constantFrom(
    "<meta ",
    "<title>",
    "</title>",
    "<script type=application/ld+json>",
    "{}",
    "</script>",
    "'",
    ">",
    "&#x0;",
  );
  fc.assert(fc.property(fc.array(part), (parts) => void readArticle(parts.join(""))));
  fc.assert(fc.property(fc.json(), (json) => void readArticle(jsonLd(JSON.parse(json)))));
});
