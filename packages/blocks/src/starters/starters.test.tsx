import type { Block } from "@tour/api";
import { presetTypes } from "@tour/theme";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { blocks, checkBlock, findBlock } from "../definitions.ts";
import { samplePictures } from "../sample/pictures.ts";
import { createStarterBlocks, findStarter, starters, startersForPage } from "./index.ts";
import { loadStarter, StarterStory } from "./story/starter-story.tsx";

/** Every value of that key, however deep. */
function collect(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => collect(entry, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === key ? [entry] : collect(entry, key),
  );
}

const typesOf = (list: readonly Block[]) => list.map(({ type }) => type);

it("there are at least three main pages and three tour pages to start from", () => {
  expect(startersForPage("main").length).toBeGreaterThanOrEqual(3);
  expect(startersForPage("tour").length).toBeGreaterThanOrEqual(3);
  expect(new Set(starters.map(({ name }) => name)).size).toBe(starters.length);
});

it("together they show every block type", () => {
  const used = new Set(starters.flatMap((starter) => typesOf(createStarterBlocks(starter))));
  const missing = blocks.filter(({ definition }) => !used.has(definition.type));
  expect(missing.map(({ definition }) => definition.name)).toEqual([]);
});

it.each(["main", "tour"] as const)(
  "no two %s pages have the same layout with other texts",
  (page) => {
    const layoutsOf = ({ blocks: placed }: (typeof starters)[number]) =>
      placed.map(({ block: { type, variant } }) => `${type}-${variant}`);
    const list = startersForPage(page);
    for (const [index, starter] of list.entries()) {
      for (const other of list.slice(index + 1)) {
        expect(other.presetType).not.toBe(starter.presetType);
        const known = new Set(layoutsOf(starter));
        const same = layoutsOf(other).filter((layout) => known.has(layout));
        expect(same.length, `${starter.name} and ${other.name}: ${same.join()}`).toBeLessThan(3);
      }
    }
  },
);

/** What a starter says in whole sentences; words on buttons and names of lists may be anyone's. */
function listSentences(value: unknown): string[] {
  if (typeof value === "string") {
    const sentences = value.replaceAll(/<[^>]*>/g, " ").match(/[^.!?]+[.!?]*/g) ?? [];
    return sentences.map((one) => one.trim()).filter((one) => one.split(/\s+/).length > 3);
  }
  if (typeof value !== "object" || value === null || "focal_x" in value) return [];
  return Object.values(value).flatMap(listSentences);
}

it("each has a voice of its own: no sentence is said by two of them", () => {
  const speakers = new Map<string, string[]>();
  for (const { name, blocks: placed } of starters) {
    const said = listSentences(placed.map(({ block }) => block.content));
    expect(said.length, name).toBeGreaterThan(10);
    for (const one of new Set(said)) speakers.set(one, [...(speakers.get(one) ?? []), name]);
  }
  expect([...speakers].filter(([, names]) => names.length > 1)).toEqual([]);
});

it("given texts replace those of the named block, and the starter is not changed", () => {
  const starter = findStarter("main", "trail")!;
  const words = { "main-intro": { title: "Алтай" } };
  const intro = createStarterBlocks(starter, words).find(({ type }) => type === 3);
  expect(intro?.content).toMatchObject({ title: "Алтай", badges: expect.any(Array) });
  expect(JSON.stringify(starter)).not.toContain("Алтай");
  expect(() => createStarterBlocks(starter, { stats: {} })).toThrow("trail has no block stats");
});

it("a starter is found for its own page only", () => {
  expect(findStarter("main", "trail")?.title).toBe("Тропа");
  expect(findStarter("tour", "trail")).toBeUndefined();
  expect(findStarter("main", "constructor")).toBeUndefined();
});

describe.each(starters.map((starter) => [starter.name, starter] as const))(
  "%s",
  (name, starter) => {
    const created = createStarterBlocks(starter);
    let html = "";
    beforeAll(async () => {
      await loadStarter(name);
      html = renderToString(<StarterStory name={name} />);
    });

    it("passes the check of every block, and each block is allowed on its page", () => {
      const failing = created.filter((block) => checkBlock(block).status !== 2);
      expect(failing.map((block) => [block.type, checkBlock(block).validation])).toEqual([]);
      const strangers = created.filter(
        ({ type }) => !findBlock(type)?.definition.pages.includes(starter.page),
      );
      expect(typesOf(strangers)).toEqual([]);
    });

    it("has unique ids and anchors, and new ids each time", () => {
      const ids = [...created, ...createStarterBlocks(starter)].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const anchors = created.map(({ anchor }) => anchor).filter(Boolean);
      expect(anchors).toEqual([...new Set(anchors)]);
    });

    it("starts with the header and ends with the footer where these are stored", () => {
      const shared = created.map(({ type }) => findBlock(type)?.definition.shared);
      if (starter.page === "tour") return expect(shared.filter(Boolean)).toEqual([]);
      expect(shared[0]).toBe("start");
      expect(shared.at(-1)).toBe("end");
      expect(shared.filter(Boolean)).toHaveLength(2);
    });

    it("links only to existing blocks", () => {
      const anchors = new Set([...created.map(({ anchor }) => anchor), "footer"]);
      const wanted = collect(
        created.map(({ content }) => content),
        "anchor",
      ).filter(Boolean);
      expect(wanted.filter((anchor) => !anchors.has(String(anchor)))).toEqual([]);
    });

    it("shows the bundled sample pictures, and the organiser's live data", () => {
      const known = new Set<unknown>(Object.values(samplePictures).map(({ url }) => url));
      const urls = collect(
        created.map(({ content }) => content),
        "url",
      ).filter((url) => String(url).startsWith("/media/"));
      expect(urls.length).toBeGreaterThan(0);
      expect(urls.filter((url) => !known.has(url))).toEqual([]);
      expect(collect(created, "tour_ids").flat()).toEqual([]);
    });

    it("has one h1, and every block is visible", () => {
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle="/);
      const blocksSeen = html.match(/<section(?: id="[^"]*")?><div|<header|<footer/g) ?? [];
      expect(blocksSeen.length).toBeGreaterThanOrEqual(created.length);
      expect(presetTypes.map(({ type }) => type)).toContain(starter.presetType);
    });

    it("mentions no company, phone or place of the samples", () => {
      expect(JSON.stringify(created)).not.toMatch(/Тропа»|Алта|Горно-|Чуйск|t\.me|\+7\d|\bИНН\b/);
    });
  },
);
