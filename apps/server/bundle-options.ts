import type { BuildOptions } from "esbuild";

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
  // Reads data of its fonts beside itself.
  "pdfkit",
  // The markup of emails could read its settings in TypeScript, and minify drawings: it does neither.
  "typescript",
  "svgo",
];

/** How the server is bundled; what is imported dynamically comes in files of its own. */
export const bundleOptions = {
  // Fonts and documents are parsed, and AVIF is made, in processes of their own.
  entryPoints: {
    main: "src/main.ts",
    "font-child": "src/modules/sites/fonts/font-child.ts",
    "avif-child": "src/modules/media/avif-child.ts",
    "programme-child": "src/modules/programmes/programme-child.ts",
    "route-child": "src/modules/tours/routes/route-child.ts",
    "add-staff": "src/cli/add-staff.ts",
    "after-restore": "src/cli/after-restore.ts",
    "drop-second-factor": "src/cli/drop-second-factor.ts",
    "end-sessions": "src/cli/end-sessions.ts",
    "erase-organizer": "src/cli/erase-organizer.ts",
    "export-organizer": "src/cli/export-organizer.ts",
    migrate: "src/cli/migrate.ts",
    "purge-pages": "src/cli/purge-pages.ts",
    "redrive-jobs": "src/cli/redrive-jobs.ts",
    "rotate-payment-key": "src/cli/rotate-payment-key.ts",
    "rotate-personal-data-key": "src/cli/rotate-personal-data-key.ts",
  },
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
} satisfies BuildOptions;
