import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPackageEntries } from "./package-entries.ts";

test("a subpath is built from its source into the file that is published under it", () => {
  const entries = readPackageEntries(
    {
      name: "@tour/example",
      exports: { ".": "./src/index.ts", "./contract": "./src/contract/index.ts" },
      publishConfig: {
        exports: {
          ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
          "./contract": { types: "./dist/contract.d.ts", default: "./dist/contract.js" },
        },
      },
    },
    ".",
  );
  expect(entries.scripts).toEqual({ index: "src/index.ts", contract: "src/contract/index.ts" });
});

test("a pattern becomes one entry for each folder, styles and plain folders stay apart", () => {
  const folder = mkdtempSync(join(tmpdir(), "entries-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const component of ["avatar", "button"]) {
    mkdirSync(join(folder, "src", component), { recursive: true });
    writeFileSync(join(folder, "src", component, "index.ts"), "");
  }
  const entries = readPackageEntries(
    {
      name: "@tour/example",
      exports: {
        "./styles.css": "./src/styles.css",
        "./fonts/*": "./src/fonts/*",
        "./*": "./src/*/index.ts",
      },
      publishConfig: {
        exports: {
          "./styles.css": "./dist/styles.css",
          "./fonts/*": "./dist/fonts/*",
          "./*": { default: "./dist/*.js" },
        },
      },
    },
    folder,
  );
  expect(entries).toEqual({
    scripts: { avatar: "src/avatar/index.ts", button: "src/button/index.ts" },
    styles: { styles: "src/styles.css" },
    folders: { fonts: "src/fonts" },
  });
});

test("files that are published as they are need no build", () => {
  const exports = { "./pictures/*": "./pictures/*" };
  const manifest = { name: "@tour/example", exports, publishConfig: { exports } };
  expect(readPackageEntries(manifest, ".")).toEqual({ scripts: {}, styles: {}, folders: {} });
});

test("a subpath that is for the workspace alone is not built", () => {
  const manifest = {
    name: "@tour/example",
    exports: { "./demo": "./src/demo.ts" },
    publishConfig: { exports: { "./demo": null } },
  };
  expect(readPackageEntries(manifest, ".")).toEqual({ scripts: {}, styles: {}, folders: {} });
});

test("a subpath that says nothing of how it is published is an error that names it", () => {
  const manifest = { name: "@tour/example", exports: { "./new": "./src/new.ts" } };
  expect(() => readPackageEntries(manifest, ".")).toThrow('publishConfig.exports["./new"]');
});
