import { basename, join } from "node:path";
import { build } from "esbuild";
import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { bundleOptions } from "../bundle-options.ts";

/** The sources of what a bundle loads: at once, and when `all`, also what it may load later. */
function listLoaded({ outputs }: Metafile, entry: string, all = false): string[] {
  const files = [Object.keys(outputs).find((file) => basename(file).startsWith(entry))!];
  const loaded = new Set(files);
  for (const file of loaded) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (path in outputs && (all || kind !== "dynamic-import")) loaded.add(path);
    }
  }
  return [...loaded].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}

const isOfDemo = (source: string) => /packages\/demo\/|src\/seeding\//.test(source);

// ASVS 15.2.3
test("a server loads neither the demo's code nor the markup of emails before they are needed, and a search process none of the office's", async () => {
  const { metafile } = await build({
    ...bundleOptions,
    absWorkingDir: join(import.meta.dirname, ".."),
    outdir: "dist",
    metafile: true,
    write: false,
    sourcemap: false,
  });
  expect(listLoaded(metafile, "start-api").filter(isOfDemo)).toEqual([]);
  const isOfEmails = (source: string) => /node_modules\/mjml-core\//.test(source);
  expect(listLoaded(metafile, "start-api").filter(isOfEmails)).toEqual([]);
  expect(listLoaded(metafile, "start-api", true).some(isOfEmails), "control").toBe(true);
  const isOfOffice = (source: string) => /src\/modules\/(editor|imports|team)\//.test(source);
  expect(listLoaded(metafile, "start-search", true).filter(isOfOffice)).toEqual([]);
  expect(listLoaded(metafile, "start-api").some(isOfOffice), "control").toBe(true);
  const later = listLoaded(metafile, "start-api", true).filter(isOfDemo);
  expect(later.length, "control: it is there for whoever asks for it").toBeGreaterThan(100);
});
