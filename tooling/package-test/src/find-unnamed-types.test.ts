import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findUnnamedTypes } from "./find-unnamed-types.ts";
import { listPacked, listScriptPaths } from "./packed-package.ts";

test("every type that the kit's API uses is exported", () => {
  const packed = listPacked().find(({ name }) => name === "@tour/ui-kit")!;
  const entries = listScriptPaths(packed).map((path) => {
    const target = packed.manifest.exports[path] ?? packed.manifest.exports["./*"];
    if (typeof target !== "object") throw new Error(`No types: ${path}`);
    return join(packed.folder, target.types.replace("*", path.slice(2)));
  });
  expect(findUnnamedTypes(entries, packed.folder)).toEqual([]);
});

test("a type that is used and not exported is detected, wherever it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "unnamed-types-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, "index.d.ts");
  writeFileSync(
    entry,
    `interface Base { size?: Size }
     type Size = "s" | "m";
     interface Item { text: string }
     interface State { open: boolean }
     interface Props extends Base { items: Item[] }
     declare function Select(props: Props): State;
     export { Select, type Props, type Item };`,
  );
  expect(findUnnamedTypes([entry], folder)).toEqual(["Size in Props", "State in Select"]);
});
