import { defineConfig } from "vitest/config";

const files = {
  unit: "src/**/*.test.ts",
  /** Ask the whole app; run on both engines. */
  api: "src/**/*.api.test.ts",
  /** PGlite's single connection hides races: on PostgreSQL only. */
  race: "src/**/*.race.test.ts",
  /** What only the embedded database has: a folder of its own. */
  folder: "src/**/*.folder.test.ts",
};

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
