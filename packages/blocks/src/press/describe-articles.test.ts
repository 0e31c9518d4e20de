import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { describeArticles } from "./describe-articles.ts";
import { listArticles } from "./list-articles.ts";

const article = {
  url: "",
  source: "Журнал",
  logo: null,
  title: "",
  quote: "",
  image: null,
  date: "",
};

test("publications with a link are about the organiser; a quotation alone is not one", () => {
  const shown = listArticles([
    { ...article, url: "https://a.example/1", title: "Медленный Алтай", date: "2026-09-14" },
    { ...article, url: "https://a.example/2", quote: "Лучшее решение" },
    { ...article, url: "/press", title: "На своём сайте" },
  ]);
  const [organizer] = describeArticles(makeSamplePage("main"), shown);
  expect(organizer).toMatchObject({
    "@id": "http://tropa.localhost:3000/#organizer",
    subjectOf: [{ headline: "Медленный Алтай", datePublished: "2026-09-14" }],
  });
  expect(organizer?.subjectOf).toHaveLength(1);
});

test("without any of them nothing is described", () => {
  expect(describeArticles(makeSamplePage("main"), [])).toEqual([]);
});
