import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { PageType } from "@tour/api";
import { blocks } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import type { AssetList } from "../src/assets/asset-list.ts";
import { testBuild } from "./build-once.ts";

const list = JSON.parse(readFileSync(join(testBuild, "assets.json"), "utf8")) as AssetList;
const isReact = (file: string) => /\/react-[^/]+\.js$/.test(file);
const hydration = [list.hydration.script, ...list.hydration.imports];

const sizes = new Map<string, number>();
function weighFile(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(testBuild, file))).length;
  sizes.set(file, known);
  return known;
}
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + weighFile(file), 0);

/** Scripts inside of a page are compressed with it: together, as one text. */
const weighInline = (...files: string[]) =>
  brotliCompressSync(Buffer.concat(files.map((file) => readFileSync(join(testBuild, file)))))
    .length;

/** What stands inside the pages that have an island. */
const inline = weighInline("page-script.js", "islands-script.js");

/** Our own files that come with an island once it is near the view. */
function listOwn(key: string): string[] {
  const { script, imports } = list.variants[key]!;
  return [script, ...imports, ...hydration]
    .filter((file) => !isReact(file))
    .map((file) => join("client", file));
}

/** The islands of each type of block that may stand on a page. */
const islandsOf = (page?: PageType) =>
  blocks
    .filter(({ definition }) => !page || definition.pages.includes(page))
    .map(({ definition, variants }) =>
      variants
        .filter(({ interactive }) => interactive)
        .map(({ number }) => `${definition.type}-${number}`),
    )
    .filter((keys) => keys.length > 0);

const islands = islandsOf();

/** Every way to take one island of each type on a page. */
const listChoices = (page: PageType) =>
  islandsOf(page).reduce<string[][]>(
    (chosen, keys) => chosen.flatMap((before) => keys.map((key) => [...before, key])),
    [[]],
  );

test("a page without an island has less than two kilobytes of script", () => {
  expect(weigh(["page-script.js"])).toBeLessThan(2_000);
});

test.each(["main", "tour"] as const)(
  "islands of every type of a %s page have under twelve kilobytes of our code, whichever variants are chosen",
  (page) => {
    const choices = listChoices(page);
    const waiting = weighInline("page-script.js", "islands-script.js", "carousels-script.js");
    const weights = choices.map((keys) => waiting + weigh(new Set(keys.flatMap(listOwn))));
    expect(choices.length).toBeGreaterThan(10);
    // Less would say that files were not found in the list.
    expect(Math.min(...weights)).toBeGreaterThan(7_000);
    expect(Math.max(...weights)).toBeLessThan(12_000);
  },
);

test("the marketplace's pages have under eleven kilobytes of script, and no React before a filter asks", () => {
  const files = [list.market.script, ...list.market.imports].map((file) => join("client", file));
  const own = weighInline("page-script.js", "form-script.js") + weigh(files);
  expect(own).toBeGreaterThan(3_000);
  expect(own).toBeLessThan(11 * 1024);
  expect(read(files)).not.toContain("createRoot");
  const folder = "client/assets/market";
  const all = readdirSync(join(testBuild, folder)).filter((file) => file.endsWith(".js"));
  const code = all.map((file) => join(folder, file));
  expect(read(code)).toContain("createRoot");
  // With the slider and the calendar as well.
  expect(weigh(code)).toBeLessThan(85_000);
});

test("a single island has under six and a quarter kilobytes of our code, and with React under seventy", () => {
  const react = weigh(hydration.filter(isReact).map((file) => join("client", file)));
  for (const key of islands.flat()) {
    const own = inline + weigh(listOwn(key));
    expect(own, key).toBeLessThan(6.25 * 1024);
    expect(own + react, key).toBeLessThan(70_000);
  }
});

const read = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(testBuild, file), "utf8")).join("\n");

test("an island has only its own texts, and does not render what stays static", () => {
  const own = read(listOwn("25-1"));
  expect(own).toContain("Снять отметки");
  expect(own).not.toContain("Спасибо! Мы получили ваш вопрос");
  expect(read(listOwn("21-2"))).not.toContain("Telegram");
});

test("galleries have no texts of other kit components, and load their own at the first touch", () => {
  for (const key of ["6-1", "6-3", "6-4"]) {
    expect(read(listOwn(key)), key).not.toContain("Включить видео");
  }
  const all = readdirSync(join(testBuild, "client/assets/islands"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => join("client/assets/islands", file));
  expect(read(all)).toContain("Включить видео");
  expect(read(all)).not.toContain("Перетащите файлы");
});

test("what slides along a route comes at a touch, and no other island carries it", () => {
  for (const key of islands.flat()) {
    expect(read(listOwn(key)), key).not.toContain("aria-valuetext");
  }
  const folder = "client/assets/islands";
  const scrub = readdirSync(join(testBuild, folder)).filter((name) => /^route.*\.js$/.test(name));
  expect(scrub).toHaveLength(1);
  expect(weigh(scrub.map((name) => join(folder, name)))).toBeLessThan(2_500);
});

test("the carousels' code is loaded at a touch only", () => {
  for (const key of islands.flat()) expect(read(listOwn(key)), key).not.toContain("translate3d");
  const { script, imports } = list.carousel;
  const code = [script, ...imports].filter((file) => !isReact(file));
  expect(read(code.map((file) => join("client", file)))).toContain("translate3d");
});
