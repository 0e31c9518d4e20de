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
