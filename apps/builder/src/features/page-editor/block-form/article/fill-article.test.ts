import type { Article, Image } from "@tour/api";
import { blocks, readContent } from "@tour/blocks/definitions";
import { describe, expect, it } from "vitest";
import { fillArticle } from "./fill-article.ts";

const image = (name: string): Image => ({
  url: `/media/${name}/{size}`,
  alt: name,
  focal_x: 50,
  focal_y: 50,
});
const article: Article = {
  url: "https://example.com/altai",
  source: "Вестник странствий",
  title: "Алтай без спешки",
  quote: "Здесь не гонят к вершине.",
  date: "2026-09-14",
  image: image("lake"),
};
const empty = {
  url: article.url,
  source: "",
  logo: null,
  title: "",
  quote: "",
  image: null,
  date: "",
};

describe("an article filled from its page", () => {
  it("fills every empty field, and leaves the link as it was typed", () => {
    const typed = { ...empty, url: "https://example.com/altai?from=mail" };
    const { entry, filled, clashes } = fillArticle(typed, article);
    expect(entry).toEqual({ ...article, logo: null, url: typed.url });
    expect(filled).toEqual(["source", "title", "quote", "image", "date"]);
    expect(clashes).toEqual([]);
  });

  it("never replaces what a user typed or chose, but reports the differences", () => {
    const own = { ...empty, title: "Мой заголовок", image: image("own") };
    const { entry, filled, clashes } = fillArticle(own, article);
    expect(entry).toMatchObject({ title: own.title, image: own.image, source: article.source });
    expect(filled).toEqual(["source", "quote", "date"]);
    expect(clashes).toEqual([
      { field: "title", own: own.title, found: article.title },
      { field: "image", own: own.image, found: article.image },
    ]);
  });

  it("reports no difference when the page matches the fields", () => {
    const own = { ...empty, ...article, title: ` ${article.title} ` };
    const { entry, filled, clashes } = fillArticle(own, article);
    expect(entry).toBe(own);
    expect([...filled, ...clashes]).toEqual([]);
  });

  it("empties no field that the page says nothing about", () => {
    const own = { ...empty, ...article };
    const silent = { ...article, source: "", title: "", quote: "", date: "", image: null };
    expect(fillArticle(own, silent)).toEqual({ entry: own, filled: [], clashes: [] });
  });

  it("stays within the block's limits, however long the page is", () => {
    const long = "Слово за словом, ".repeat(60);
    const { entry } = fillArticle(empty, { ...article, source: long, title: long, quote: long });
    const definition = blocks.find(({ definition: { type } }) => type === 11)!.definition;
    const content = { ...definition.sample, articles: [entry] };
    const reading = readContent(definition, { content, content_version: definition.version });
    expect(reading).toMatchObject({ state: "ready", validation: {} });
    expect(entry.title).toMatch(/[а-я]…$/);
  });
});
