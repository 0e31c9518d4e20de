import { cpSync, rmSync } from "node:fs";
import { build } from "esbuild";
import { bundleOptions } from "./bundle-options.ts";

rmSync("dist", { recursive: true, force: true });

await build(bundleOptions);

cpSync("src/db/migrations", "dist/migrations", { recursive: true });
