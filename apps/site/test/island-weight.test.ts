import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { blocks } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import type { AssetList } from "../src/assets/asset-list.ts";
import { testBuild } from "./build-once.ts";

const list = JSON.parse(readFileSync(join(testBuild, "assets.json"), "utf8")) as AssetList;
const hydration = new Set([list.hydration.script, ...list.hydration.imports]);

function weigh(files: Iterable<string>): number {
  const bodies = [...files].map((file) => readFileSync(join(testBuild, "client", file)));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test("what islands of every type add to React stays under ten kilobytes in all", () => {
  const files = blocks.flatMap(({ definition, variants }) => {
    const island = variants.find(({ interactive }) => interactive);
    const code = island && list.variants[`${definition.type}-${island.number}`];
    return code ? [code.script, ...code.imports] : [];
  });
  const own = new Set(files.filter((file) => !hydration.has(file)));
  expect(own.size).toBeGreaterThan(8);
  expect(weigh(own)).toBeLessThan(10_000);
});

test("an island has its own words and no others, and does not draw what it leaves alone", () => {
  const { script, imports } = list.variants["21-2"]!;
  const code = [script, ...imports]
    .map((file) => readFileSync(join(testBuild, "client", file), "utf8"))
    .join("\n");
  expect(code).toContain("Спасибо! Мы получили ваш вопрос");
  expect(code).not.toContain("Снять отметки");
  expect(code).not.toContain("Telegram");
});
