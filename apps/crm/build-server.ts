import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";

/** One file that runs on Node alone, beside the client's files. */
await build({
  entryPoints: ["src/server/server.ts"],
  outfile: "dist/server.js",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node24",
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
});

/** The service worker knows its build as the server names it, and the files that it keeps. */
const page = readFileSync("dist/client/index.html", "utf8");
const files = readdirSync("dist/client/assets").map((name) => `/crm/assets/${name}`);
await build({
  entryPoints: ["src/worker/worker.ts"],
  outfile: "dist/client/worker.js",
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2023",
  define: {
    BUILD: JSON.stringify(createHash("sha256").update(page).digest("hex").slice(0, 16)),
    BUILD_FILES: JSON.stringify(files.toSorted()),
  },
});
