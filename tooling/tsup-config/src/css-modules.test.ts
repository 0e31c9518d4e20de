import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { loadCssModules, nameCssModule, restoreContainerNames } from "./css-modules.ts";
import { restoreUseClient } from "./use-client.ts";

function writeFiles(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "css-modules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function bundle(folder: string, entry: string) {
  const { outputFiles } = await build({
    entryPoints: { entry },
    absWorkingDir: folder,
    outdir: "dist",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    plugins: [loadCssModules("@tour/ui-kit", folder), restoreUseClient(folder)],
  });
  const read = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  return { js: read(".js"), css: read(".css") };
}

test("a class name contains the package and the component, in the script and in the styles", async () => {
  const folder = writeFiles({
    "src/button/button.module.css": ".root { color: red }",
    "src/button/button.ts":
      'import styles from "./button.module.css"; export const name = styles.root;',
  });
  const { js, css } = await bundle(folder, "src/button/button.ts");
  expect(js).toContain('"tour_ui_kit_button_root"');
  expect(css).toContain(".tour_ui_kit_button_root {");
});

test("names of variants keep their folders", () => {
  expect(nameCssModule("@tour/blocks", "src/tours/variants/1-grid.module.css")).toBe(
    "tour-blocks-tours-variants-1-grid",
  );
});

test("container names stay as written, for queries across files", async () => {
  const folder = writeFiles({
    "src/a.module.css":
      ".a { container: page / inline-size } @container page (width > 1px) { .a { top: 0 } }",
    "src/a.ts": 'import styles from "./a.module.css"; export const name = styles.a;',
  });
  const { css } = await bundle(folder, "src/a.ts");
  expect(css).toContain("tour_ui_kit_a_page");
  const restored = restoreContainerNames(css);
  expect(restored).toContain("container: page / inline-size");
  expect(restored).toContain("@container page (");
});

test('"use client" comes back where a bundled file began with it, and only there', async () => {
  const folder = writeFiles({
    "src/client.ts": '"use client";\nexport const client = 1;',
    "src/index.ts": 'export { client } from "./client.ts";',
    "src/plain.ts": "export const plain = 1;",
  });
  expect((await bundle(folder, "src/index.ts")).js).toMatch(/^"use client";\n/);
  expect((await bundle(folder, "src/plain.ts")).js).not.toContain("use client");
});
