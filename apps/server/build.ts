import { cpSync, rmSync } from "node:fs";
import { build } from "esbuild";

// One file, because a server that loads thousands holds five times the memory. What has native
// code or reads files beside itself stays in node_modules.
const external = [
  "sharp",
  "subset-font",
  "@electric-sql/pglite",
  "@resvg/resvg-js",
  "@fontsource/*",
  "@fontsource-variable/*",
  "pg-native",
];

rmSync("dist", { recursive: true, force: true });

await build({
  // Fonts are parsed, and AVIF is made, in processes of their own.
  entryPoints: {
    main: "src/main.ts",
    "font-child": "src/modules/font/font-child.ts",
    "avif-child": "src/modules/media/avif-child.ts",
    "add-staff": "src/staff/add-staff.ts",
  },
  outdir: "dist",
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node24",
  sourcemap: true,
  // The bundled CommonJS packages ask for Node's own modules.
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
  external,
  logLevel: "warning",
});

cpSync("src/db/migrations", "dist/migrations", { recursive: true });
