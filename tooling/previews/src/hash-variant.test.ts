import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { starters } from "@tour/blocks/starters";
import { listStale, takeFingerprints } from "./fingerprints.ts";
import { hashVariant } from "./hash-variant.ts";

const sources = {
  "quote/variants/1-large.tsx": `import { Section } from "../../parts/section.tsx";
import type { Shape } from "../parts/shape.ts";
import { quote } from "../quote.block.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./1-large.module.css";
export const variant = [Section, quote, texts.quote.by, styles];
`,
  "quote/variants/1-large.module.css": `.a { composes: b from "../parts/shared.module.css"; }`,
  "quote/variants/2-small.tsx": "export const variant = 2;",
  "quote/parts/shared.module.css": ".b { color: red; }",
  "quote/parts/shape.ts": "export interface Shape {}",
  "quote/quote.block.ts": `export const quote = { label: "Слова" };`,
  "parts/section.tsx": `import "./section.css";\nexport const Section = 1;`,
  "parts/section.css": "section { display: grid; }",
  "texts/ru.ts": "export const texts = {};",
  "other/variants/1-plain.tsx": "export const variant = 1;",
};

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tour-variant-"));
  for (const [path, text] of Object.entries(sources)) write(path, text);
  write("media/lake.webp", "lake");
  write("media/sea.webp", "sea");
});
afterEach(() => rmSync(root, { recursive: true }));

const inputs = {
  shown: { sample: { image: { url: "/media/stock-lake/{size}" }, text: "Гора не уйдёт" } },
  texts: { quote: { by: (name: string) => `Сказал ${name}` }, other: "Другое" },
};
const hash = (changed: Partial<typeof inputs> = {}) =>
  hashVariant({
    root,
    media: join(root, "media"),
    file: join(root, "quote/variants/1-large.tsx"),
    ...inputs,
    ...changed,
  });

describe("a variant's fingerprint", () => {
  it.each([
    "quote/variants/1-large.tsx",
    "quote/variants/1-large.module.css",
    "quote/parts/shared.module.css",
    "parts/section.tsx",
    "parts/section.css",
    "media/lake.webp",
  ])("follows %s", (path) => {
    const before = hash();
    write(path, `${(sources as Record<string, string>)[path] ?? ""}\n/* changed */`);
    expect(hash()).not.toBe(before);
  });

  it.each([
    "quote/variants/2-small.tsx",
    "quote/parts/shape.ts",
    "quote/quote.block.ts",
    "other/variants/1-plain.tsx",
    "texts/ru.ts",
    "media/sea.webp",
  ])("does not follow %s", (path) => {
    const before = hash();
    write(path, "changed");
    expect(hash()).toBe(before);
  });

  it("follows the content shown and the texts used, and no others", () => {
    const before = hash();
    expect(hash({ shown: { sample: { ...inputs.shown.sample, text: "Иначе" } } })).not.toBe(before);
    expect(hash({ texts: { ...inputs.texts, quote: { by: (name) => name } } })).not.toBe(before);
    expect(hash({ texts: { ...inputs.texts, other: "Иначе" } })).toBe(before);
  });

  it("is the same in another folder", () => {
    const before = hash();
    const elsewhere = mkdtempSync(join(tmpdir(), "tour-variant-"));
    cpSync(root, elsewhere, { recursive: true });
    rmSync(root, { recursive: true });
    root = elsewhere;
    expect(hash()).toBe(before);
  });

  it("says which file is missing", () => {
    rmSync(join(root, "parts/section.css"));
    expect(() => hash()).toThrow("section.css is named but is not there");
  });
});

it("every picture has a fingerprint of its own, and only a changed one is stale", async () => {
  const now = await takeFingerprints();
  expect(new Set(Object.values(now)).size).toBe(Object.keys(now).length);
  expect(Object.keys(now).length).toBeGreaterThanOrEqual(79 + starters.length);
  expect(listStale(now, now)).toEqual([]);
  expect(listStale(now, { ...now, "5-2": "another" })).toEqual(["5-2"]);
  const { "3-1": _, ...without } = now;
  expect(listStale(now, without)).toEqual(["3-1"]);
});

it("every page starter has a fingerprint, which stays while its sources do", async () => {
  const now = await takeFingerprints();
  const names = starters.map(({ name }) => `starters/${name}`);
  expect(Object.keys(now).filter((key) => key.startsWith("starters/"))).toEqual(names);
  // Ids of blocks are drawn anew each time, and are no part of the picture.
  expect(await takeFingerprints()).toEqual(now);
});

it("a starter's fingerprint follows the texts of its own page alone", async () => {
  const before = await takeFingerprints();
  const [first] = starters;
  const [heading] = first!.blocks.flatMap(({ block }) =>
    "heading" in block.content ? [block.content["heading"] as { title: string }] : [],
  );
  const { title } = heading!;
  heading!.title = "Иначе";
  try {
    const after = await takeFingerprints();
    const changed = Object.keys(before).filter((key) => before[key] !== after[key]);
    expect(changed).toEqual([`starters/${first!.name}`]);
  } finally {
    heading!.title = title;
  }
});
