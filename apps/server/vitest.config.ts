import { defineConfig } from "vitest/config";

const files = {
  unit: "src/**/*.test.ts",
  /** Ask the whole app; run on PostgreSQL, and on the embedded database unless below. */
  api: "src/**/*.api.test.ts",
  /** PGlite's single connection hides races: on PostgreSQL only. */
  race: "src/**/*.race.test.ts",
  /** What only the embedded database has: a folder of its own. */
  folder: "src/**/*.folder.test.ts",
};

/**
 * Ask of the database what other tests ask as well: a second engine would teach nothing. Of each kind
 * (a transaction of booking, of payment, of moving, of a page, of a tour; search, migrations, seeds,
 * jobs, files) some run on both engines.
 */
const sameOnBothEngines = [
  "src/http/{input,metrics,rate-limit}/**",
  "src/http/{log-requests,site-host}.*",
  "src/http/rights/{check-origin,tenant-isolation}.*",
  "src/modules/{accounts,documents,help-requests,office,team}/**",
  "src/modules/booking/{arrivals,departures,exchange,finding,emails,guiding,messages}/**",
  "src/modules/booking/{papers,party,payouts,reviews,tasks,templates,test-payments}/**",
  "src/modules/booking/{individual,providers,tourists}/**",
  "src/modules/booking/{consents,list-requests,request-status}.*",
  "src/modules/booking/payments/{cancelling,notices,own-receipts,parts,sandbox}.*",
  "src/modules/booking/payments/{outside-payments,past-shops,troubles}.*",
  "src/modules/booking/payments/{yookassa,yookassa-books}.*",
  "src/modules/editor/{articles,first-steps,pictures,presets,starters,versions}/**",
  "src/modules/editor/publishing/documents-for-sale.*",
  "src/modules/figures/**",
  "src/modules/imports/{exporting/**,upload.*,import-pictures.*}",
  "src/modules/media/{colors,upload}.*",
  "src/modules/media/storage/**",
  "src/modules/public-site/**",
  "src/modules/selling/**",
  "src/modules/sites/{domains,fonts,settings,share-image}/**",
  "src/modules/search/cards-in-memory.*",
  "src/seeding/office/**",
  "src/modules/tours/{copy-tour,many-departures,own-tours,tour-parts}.*",
  "src/test/{payment-invariants,hard-kill/check-rows}.*",
];

/** Asks each call once: on the embedded database alone, since every other test asks PostgreSQL. */
const eachCallOnce = "src/http/rights/access.*";

const shared = {
  // A loaded machine is slow, not wrong.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // No module keeps state between apps; loading all of them anew for each file took half the time.
  isolate: false,
  setupFiles: ["src/test/quick-passwords.ts"],
};

export default defineConfig({
  test: {
    env: { TZ: "UTC" },
    projects: [
      {
        test: {
          name: "unit",
          include: [files.unit],
          exclude: [files.api, files.race, files.folder],
          ...shared,
        },
      },
      {
        test: {
          name: "pglite",
          include: [files.api, files.folder],
          exclude: sameOnBothEngines,
          globalSetup: ["src/test/dump-embedded-database.ts", "src/test/bundle-once.ts"],
          ...shared,
        },
      },
      {
        test: {
          name: "postgres",
          include: [files.api, files.race],
          exclude: [eachCallOnce],
          globalSetup: ["src/test/start-postgres.ts", "src/test/bundle-once.ts"],
          ...shared,
        },
      },
    ],
  },
});
