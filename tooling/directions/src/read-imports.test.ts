import { expect, test } from "vitest";
import { readImports } from "./read-imports.ts";

const find = (text: string) => readImports("a.tsx", text).map(({ specifier }) => specifier);

test.each([
  ["a static import", 'import { a } from "./a.ts";'],
  ["an import for its effect", 'import "./a.ts";'],
  ["an import of types", 'import type { A } from "./a.ts";'],
  ["a type named by its file", 'let a: import("./a.ts").A;'],
  ["a dynamic import", 'const load = () => import("./a.ts");'],
  [
    "a dynamic import within JSX",
    'const a = <p>it\'s `<b onClick={() => import("./a.ts")} /></p>;',
  ],
  ["what is exported from another file", 'export { a } from "./a.ts";'],
  ["types that are exported from another file", 'export type * from "./a.ts";'],
  ["files by a pattern", 'import.meta.glob<A>("./a.ts", { eager: true });'],
  ["files by several patterns", 'import.meta.glob(["./a.ts"]);'],
])("%s counts", (_, text) => {
  expect(find(text)).toEqual(["./a.ts"]);
});

test("text that looks like an import does not count", () => {
  expect(find('const text = `import { a } from "./a.ts"`; // import "./b.ts"')).toEqual([]);
});

test("an import has its line", () => {
  expect(readImports("a.ts", '\n\nimport "./a.ts";')).toEqual([{ specifier: "./a.ts", line: 3 }]);
});
