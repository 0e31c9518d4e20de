import { expect, test } from "vitest";
import { findUnusedNames } from "./find-unused-names.ts";
import { namedPackages } from "./named-packages.ts";
import { readUsedPackages } from "./read-used-packages.ts";

const packages = readUsedPackages();

const without = (some: ReadonlySet<string>, name: string) =>
  new Set([...some].filter((one) => one !== name));

test("every named package is in a manifest and in use", () => {
  expect(findUnusedNames(namedPackages, packages)).toEqual([]);
});

test.each(namedPackages)("$name is reported when it is missing from the manifests", ({ name }) => {
  const changed = packages.map((one) => ({
    ...one,
    dependencies: without(one.dependencies, name),
  }));
  expect(findUnusedNames(namedPackages, changed)).toEqual([`${name} is in no manifest`]);
});

test.each(namedPackages)("$name is reported when nothing uses it", ({ name, use }) => {
  const changed = packages.map((one) => ({
    ...one,
    imported: without(one.imported, name),
    tested: without(one.tested, name),
    scripts: one.scripts.filter((line) => use.by !== "script" || !line.startsWith(use.command)),
  }));
  expect(findUnusedNames(namedPackages, changed)).toEqual([
    expect.stringContaining(`${name} is in a manifest, and no`),
  ]);
});

test("a package that only tests import does not count as used", () => {
  const tested = packages.map((one) => ({
    ...one,
    imported: without(one.imported, "date-fns"),
    tested: new Set(["date-fns"]),
  }));
  expect(findUnusedNames(namedPackages, tested)).toHaveLength(1);
});
