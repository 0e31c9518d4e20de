import { Parser } from "htmlparser2";
import { maxHtmlDepth } from "../../../platform/html/html-depth.ts";
import { readJsonLd } from "./read-json-ld.ts";
import type { LinkedData } from "./read-json-ld.ts";

/** What a page says of itself, as texts of whatever kind. */
export interface PageFacts {
  url: string;
  source: string;
  title: string;
  quote: string;
  date: string;
  image: string;
}

const maxScriptLength = 200_000;

/** Pages of the web leave more tags open than texts of ours. */
const maxPageDepth = 10 * maxHtmlDepth;

/** Names of tags, best first. Open Graph, schema.org, Twitter cards, and what was there before. */
const names = {
  title: ["og:title", "twitter:title", "title"],
  quote: ["og:description", "twitter:description", "description"],
  source: ["og:site_name", "application-name"],
  image: ["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"],
  url: ["og:url"],
  date: ["article:published_time", "datepublished", "date", "dc.date", "publish-date"],
} as const satisfies Record<keyof PageFacts, string[]>;

interface Found {
  meta: Map<string, string>;
  title: string;
  canonical: string;
  scripts: string[];
}

/** Collects what a page says of itself. Open Graph goes before JSON-LD, and that before the title. */
export function readArticle(html: string): PageFacts {
  const { meta, title, canonical, scripts } = collect(html);
  const linked = readJsonLd(scripts);
  const read = (key: keyof PageFacts & keyof LinkedData) =>
    tidy(firstOf(meta, names[key]) || linked[key]);
  return {
    url: firstOf(meta, names.url) || canonical,
    source: read("source"),
    title: read("title") || tidy(title),
    quote: read("quote"),
    date: linked.date || firstOf(meta, names.date),
    image: firstOf(meta, names.image) || linked.image,
  };
}

const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();

function firstOf(meta: Map<string, string>, keys: readonly string[]): string {
  for (const key of keys) {
    const value = meta.get(key)?.trim();
    if (value) return value;
  }
  return "";
}

function collect(html: string): Found {
  const found: Found = { meta: new Map(), title: "", canonical: "", scripts: [] };
  let inside: "title" | "script" | undefined;
  let text = "";
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      // What a page says of itself came before.
      if (depth > maxPageDepth) parser.pause();
      if (name === "meta") keepMeta(found.meta, attributes);
      if (name === "link" && attributes["rel"]?.toLowerCase() === "canonical") {
        found.canonical ||= attributes["href"] ?? "";
      }
      const isData = attributes["type"]?.trim().toLowerCase() === "application/ld+json";
      // The first title is the page's: those that follow belong to pictures.
      if (name === "title" && !found.title) inside = "title";
      else if (name === "script" && isData) inside = "script";
      else return;
      text = "";
    },
    ontext: (piece) => {
      if (inside && text.length < maxScriptLength) text += piece;
    },
    onclosetag: (name) => {
      depth -= 1;
      if (name !== inside) return;
      if (inside === "title") found.title = text;
      else found.scripts.push(text);
      inside = undefined;
    },
  });
  parser.end(html);
  return found;
}

function keepMeta(meta: Map<string, string>, attributes: Record<string, string>): void {
  const name = (
    attributes["property"] ??
    attributes["name"] ??
    attributes["itemprop"]
  )?.toLowerCase();
  const content = attributes["content"];
  if (name && content && !meta.has(name)) meta.set(name, content);
}
