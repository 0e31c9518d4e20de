import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { makeCopy, projectRoot } from "./make-copy.ts";
import { readRecipes } from "./read-recipes.ts";
import { runIn } from "./run-in.ts";

const recipes = readRecipes(readFileSync(join(projectRoot, "CONTRIBUTING.md"), "utf8"));
const edits = recipes.flatMap((recipe) => recipe.edits);
const packageOf = (path: string) => path.split("/").slice(0, 2).join("/");
const packages = [...new Set(edits.map(({ path }) => packageOf(path)))];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const tests = [...new Set(edits.map(({ path }) => path).filter(isTest))];
const schemaChange = recipes.flatMap(({ commands }) =>
  commands.flatMap((command) => /db:generate (.*)/.exec(command)?.[1]?.split(" ") ?? []),
);

/** The compiler written in Go says the same of a package in a fifth of the time. */
const tsc = join(projectRoot, "tooling/recipes/node_modules/.bin/tsc");

let copy = "";
const faults = new Map<string, unknown>();

beforeAll(() => {
  copy = makeCopy();
  for (const { title, edits: own } of recipes) {
    try {
      for (const edit of own) applyEdit(copy, edit);
    } catch (error) {
      faults.set(title, error);
    }
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the guide has recipes, with files, changes and tests of their own", () => {
  expect(recipes.length).toBeGreaterThanOrEqual(8);
  expect(packages).toContain("apps/server");
  expect(tests.length).toBeGreaterThanOrEqual(2);
  expect(schemaChange).toContain("--name");
});

describe("followed as they stand in the guide", () => {
  test.each(recipes.map(({ title }) => title))("%s: every file is where it should be", (title) => {
    expect(faults.get(title)).toBeUndefined();
  });

  test("the lists of blocks are generated, and the migration", () => {
    const generate = join(copy, "tooling/generate/src/generate.ts");
    expect(runIn(copy, copy, process.execPath, [generate])).toBe("");
    const server = join(copy, "apps/server");
    expect(runIn(server, copy, "drizzle-kit", ["generate", ...schemaChange])).toBe("");
  });

  test.each(packages)("%s passes the type check", (name) => {
    expect(runIn(copy, copy, tsc, ["-p", name, "--noEmit"])).toBe("");
  });

  test("it passes the linter and the order of folders", () => {
    expect(runIn(copy, copy, "oxlint", ["--deny-warnings", ...packages])).toBe("");
    const check = join(copy, "tooling/directions/src/check-directions.ts");
    expect(runIn(copy, copy, process.execPath, [check])).toBe("");
  });

  test.each(tests)("%s passes", (path) => {
    const once = path.endsWith(".api.test.ts") ? ["--project", "pglite"] : [];
    const folder = join(copy, packageOf(path));
    expect(runIn(folder, copy, "vitest", ["run", ...once, basename(path)])).toBe("");
  });
});
