import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { loadCssModules, restoreContainerNames } from "./css-modules.ts";
import type { PackageEntries } from "./package-entries.ts";

/**
 * Writes a package's style sheets to `dist`: what the source style sheet says, then the styles of
 * every component in the order in which the code imports them, as Vite does from source.
 */
export async function bundleStyles(
  packageName: string,
  packageFolder: string,
  { scripts, styles }: PackageEntries,
): Promise<void> {
  for (const [output, source] of Object.entries(styles)) {
    const modules = globSync("src/**/*.module.css", { cwd: packageFolder })
      .filter((file) => !/\.(?:stories|demo)\./.test(file))
      .sort();
    const { outputFiles } = await build({
      stdin: {
        // `export *` keeps files that nobody uses here; a bare import would drop them.
        contents: [
          `import "./${source}";`,
          ...Object.values(scripts).map((file, index) => `export * as e${index} from "./${file}";`),
          ...modules.map((file) => `import "./${file}";`),
        ].join("\n"),
        resolveDir: packageFolder,
      },
      bundle: true,
      write: false,
      outdir: join(packageFolder, "dist"),
      format: "esm",
      jsx: "automatic",
      loader: { ".woff2": "file" },
      plugins: [loadCssModules(packageName, packageFolder), leaveDependencies()],
    });
    const css = outputFiles.find((file) => file.path.endsWith(".css"))?.text ?? "";
    await writeFile(join(packageFolder, "dist", `${output}.css`), restoreContainerNames(css));
  }
}

/**
 * Leaves other packages outside: only this package's own styles are collected, and an `@import` of
 * another package's style sheet stays for the app's bundler.
 */
function leaveDependencies(): Plugin {
  return {
    name: "leave-dependencies",
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
        kind === "entry-point" ? undefined : { path, external: true },
      );
    },
  };
}
