import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, test } from "vitest";
import { listPacked, listScriptPaths, listStylePaths, readScripts } from "./packed-package.ts";
import { runTool } from "./run-tool.ts";
import { readServerScripts } from "./server-reachable.ts";

/** What React refuses in a server component. */
const clientCode =
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from "react"|\bcreateContext\(/;

test("every package that is published is packed", () => {
  expect(listPacked().map(({ name }) => name)).toEqual([
    "@tour/api",
    "@tour/blocks",
    "@tour/dates",
    "@tour/preview-protocol",
    "@tour/theme",
    "@tour/theme-fonts",
    "@tour/ui-kit",
    "@tour/validation",
  ]);
});

describe.each(listPacked())("$name", (packed) => {
  test("publint reports nothing", async () => {
    const tarball = readFileSync(packed.tarball);
    const { messages, pkg } = await publint({
      pack: {
        tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length),
      },
      level: "warning",
    });
    expect(messages.map((message) => formatMessage(message, pkg!, { color: false }))).toEqual([]);
  });

  test("the types resolve for every import path", async () => {
    const paths = listScriptPaths(packed);
    expect(paths.length).toBeGreaterThan(0);
    await runTool(
      join(import.meta.dirname, "../node_modules/.bin/attw"),
      [packed.tarball, "--profile", "esm-only", "--format", "ascii", "--entrypoints", ...paths],
      packed.folder,
    );
  });

  test("the tarball has every exported file, and no sources or workspace versions", () => {
    for (const path of [...listScriptPaths(packed), ...listStylePaths(packed)]) {
      const target = packed.manifest.exports[path];
      const files = typeof target === "string" ? [target] : Object.values(target ?? {});
      for (const file of files) expect(existsSync(join(packed.folder, file)), file).toBe(true);
    }
    expect(existsSync(join(packed.folder, "src"))).toBe(false);
    const versions = Object.values({
      ...packed.manifest.dependencies,
      ...packed.manifest.peerDependencies,
    });
    expect(versions.filter((version) => /workspace:|catalog:/.test(version))).toEqual([]);
  });

  test("a README describes the package", () => {
    expect(readFileSync(join(packed.folder, "README.md"), "utf8")).toContain(packed.name);
  });

  test('a server component reaches hooks and contexts only through "use client"', () => {
    const missing = [...readServerScripts(packed)]
      .filter(([, text]) => clientCode.test(text))
      .map(([file, text]) => [file, ...(text.match(/(?<=^\/\/ )src\/.*/gm) ?? [])].join(" "));
    expect(missing).toEqual([]);
  });

  test("every class name that the scripts use has its styles", () => {
    const prefix = `${packed.name.replace("@", "").replaceAll(/\W/g, "_")}_`;
    const scripts = [...readScripts(packed).values()].join("\n");
    const used = new Set(scripts.match(new RegExp(`(?<=")${prefix}\\w+(?=")`, "g")));
    const styles = listStylePaths(packed)
      .map((path) =>
        readFileSync(join(packed.folder, packed.manifest.exports[path] as string), "utf8"),
      )
      .join("\n");
    const styled = new Set(styles.match(new RegExp(`${prefix}\\w+`, "g")));
    const isStyled = (name: string) => styled.has(name) || isContainerName(styles, name, prefix);
    expect([...used].filter((name) => !isStyled(name))).toEqual([]);
    // A package with styles whose scripts know no class name was built with an empty mapping.
    if (packed.name === "@tour/ui-kit" || packed.name === "@tour/blocks") {
      expect(used.size).toBeGreaterThan(10);
    }
    expect(packed.manifest.sideEffects).toEqual(
      listStylePaths(packed).length > 0 ? ["**/*.css"] : false,
    );
  });
});

test("nothing of the kit's demos is published", () => {
  const { folder } = listPacked().find(({ name }) => name === "@tour/ui-kit")!;
  const files = globSync("dist/**/*.{js,ts,css}", { cwd: folder });
  expect(files.length).toBeGreaterThan(40);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(files.filter((file) => /demo/i.test(file + read(file)))).toEqual([]);
});

/** Names of containers are listed beside class names, but stay plain in the style sheet. */
function isContainerName(styles: string, name: string, prefix: string): boolean {
  const parts = name.slice(prefix.length).split("_");
  return parts.some((_, index) => {
    const plain = parts.slice(index).join("_").replaceAll("_", "[_-]");
    return new RegExp(`(?:@container|container(?:-name)?:)\\s+${plain}\\b`).test(styles);
  });
}
