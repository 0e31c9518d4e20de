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
 * Ask of the database what every other test asks as well: a second engine would teach nothing. What
 * writes in transactions, searches, migrates, seeds or queues runs on both, and so does each call once
 * (`http/rights/access`).
 */
const sameOnBothEngines = [
  "src/http/{input,metrics,rate-limit}/**",
  "src/http/rights/{check-origin,tenant-isolation}.*",
  "src/modules/{accounts,documents,help-requests,office}/**",
  "src/modules/booking/{finding,messages,papers,test-payments}/**",
  "src/modules/booking/payments/{own-receipts,payouts,yookassa,yookassa-books}.*",
  "src/modules/editor/{articles,pictures,presets}/**",
  "src/modules/sites/{fonts,settings,share-image}/**",
];

const shared = {
  // A loaded machine is slow, not wrong.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // No module keeps state between apps; loading all of them anew for each file took half the time.
  isolate: false,
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
          globalSetup: ["src/test/dump-embedded-database.ts"],
          ...shared,
        },
      },
      {
        test: {
          name: "postgres",
          include: [files.api, files.race],
          globalSetup: ["src/test/start-postgres.ts"],
          ...shared,
        },
      },
    ],
  },
});
