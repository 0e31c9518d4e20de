import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { bundleStyles } from "./bundle-styles.ts";
import { loadCssModules } from "./css-modules.ts";
import { readPackageEntries, type Manifest } from "./package-entries.ts";
import { restoreUseClient } from "./use-client.ts";

/**
 * The build of every published package: ES modules with declarations, entries as package.json
 * names them, styles in the style sheets that it names, dependencies left outside.
 *
 * tsup runs in the package's folder. All that knows tsup stands in this file, so that a successor
 * is a small change.
 */
export function definePackageBuild(): ReturnType<typeof defineConfig> {
  const packageFolder = process.cwd();
  const manifest = JSON.parse(
    readFileSync(join(packageFolder, "package.json"), "utf8"),
  ) as Manifest;
  const entries = readPackageEntries(manifest, packageFolder);
  const options: Options = {
    entry: entries.scripts,
    dts: { entry: entries.scripts },
    format: "esm",
    target: "es2023",
    platform: "neutral",
    removeNodeProtocol: false,
    clean: true,
    silent: true,
    external: [/^[^./]/],
    esbuildPlugins: [
      loadCssModules(manifest.name, packageFolder),
      restoreUseClient(packageFolder),
      dropStyleOutputs(),
    ],
    esbuildOptions: (esbuildOptions) => {
      esbuildOptions.jsx = "automatic";
    },
    onSuccess: async () => {
      await bundleStyles(manifest.name, packageFolder, entries);
      for (const [output, source] of Object.entries(entries.folders)) {
        await cp(join(packageFolder, source), join(packageFolder, "dist", output), {
          recursive: true,
        });
      }
    },
  };
  return defineConfig(options);
}

/** The main build's style sheets, one for each script, repeat what `bundleStyles` writes once. */
function dropStyleOutputs(): Plugin {
  return {
    name: "drop-style-outputs",
    setup(build) {
      build.onEnd((result) => {
        result.outputFiles = result.outputFiles?.filter((file) => !file.path.endsWith(".css"));
      });
    },
  };
}
