import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PackedPackage } from "./packed-package.ts";
import { projectRoot, runTool } from "./run-tool.ts";

const tools = ["react", "react-dom", "vite", "typescript", "@types/react", "@types/react-dom"];
const typescriptOptions = {
  include: ["*.tsx"],
  compilerOptions: {
    target: "ES2023",
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["vite/client"],
  },
};

const page = `<!doctype html>
<html lang="ru">
  <head><meta charset="utf-8" /><title>Stranger</title></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

/** What somebody who found the packages on the registry would write. */
const main = `import { findBlock } from "@tour/blocks/definitions";
import { BlockContent, loadVariant, prepareBlock } from "@tour/blocks/render";
import { makeSamplePage } from "@tour/blocks";
import { findPresetType, presetToCss } from "@tour/theme";
import { Button } from "@tour/ui-kit/button";
import { createRoot } from "react-dom/client";
import "@tour/ui-kit/styles.css";
import "@tour/blocks/styles.css";

const style = document.createElement("style");
style.textContent = presetToCss("volcano", findPresetType("volcano")?.preset);
document.head.append(style);

const intro = findBlock(3);
if (!intro) throw new Error("There is no main intro.");
const variant = await loadVariant(3, 2);
const block = prepareBlock(
  {
    id: "intro",
    type: 3,
    variant: 2,
    status: 2,
    is_hidden: false,
    anchor: "",
    content_version: intro.definition.version,
    content: intro.definition.sample,
  },
  makeSamplePage("main"),
);
if (typeof block === "string") throw new Error(block);

createRoot(document.getElementById("root")!).render(
  <>
    <Button id="kit-button">Забронировать</Button>
    <section id="block">
      <BlockContent variant={variant} props={block.props} />
    </section>
  </>,
);
`;

/** Makes a Vite app outside the workspace, with the tarballs installed by npm. */
export async function makeStrangerApp(packed: PackedPackage[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tour-stranger-"));
  const tarballs = packed.map(({ name, tarball }) => [name, `file:${tarball}`]);
  const manifest = {
    private: true,
    type: "module",
    dependencies: Object.fromEntries([...tarballs, ...tools.map(readCatalogEntry)]),
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "main.tsx"), main);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(typescriptOptions));
  await runTool("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  return folder;
}

/** The version of a dependency that the workspace itself uses. */
function readCatalogEntry(name: string): [name: string, version: string] {
  const workspace = readFileSync(join(projectRoot, "pnpm-workspace.yaml"), "utf8");
  const version = new RegExp(`^  "?${name}"?: (\\S+)$`, "m").exec(workspace)?.[1];
  if (!version) throw new Error(`The catalog has no ${name}.`);
  return [name, version];
}
