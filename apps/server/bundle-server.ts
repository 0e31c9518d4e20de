import { cpSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleOptions } from "./bundle-options.ts";

const root = import.meta.dirname;

/** Writes the server and its commands, as they run in production, into a folder below this one. */
export async function bundleServer(folder: string): Promise<void> {
  await build({ ...bundleOptions, absWorkingDir: root, outdir: folder });
  cpSync(join(root, "src/db/migrations"), join(folder, "migrations"), { recursive: true });
}
