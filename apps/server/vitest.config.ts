import { isFullProof } from "@tour/proof";
import { defineConfig } from "vitest/config";

const files = {
  unit: "src/**/*.test.ts",
  /** Ask the whole app; run on PostgreSQL, and on the embedded database unless below. */
  api: "src/**/*.api.test.ts",
  /** PGlite's single connection hides races: on PostgreSQL only. */
  race: "src/**/*.race.test.ts",
  /** Starts the server's real processes: on PostgreSQL only, which opens in a tenth of the time. */
  process: "src/**/*.process.test.ts",
  /** Those that wait for what is away, and are rehearsed by `pnpm drill` as well. */
  drills: "src/drills/*.process.test.ts",
  /** What only the embedded database has: a folder of its own. */
  folder: "src/**/*.folder.test.ts",
};

/**
 * Ask of the database what other tests ask as well: a second engine would teach little, and the
 * embedded one takes five times as long. Of each kind (a transaction of booking, of the ledger, of a
 * page, of a tour; search, migrations, jobs, live news, files) some run on both engines; so do the
 * seeds, in a folder of their own and in a journey. The proof runs all of them on both (0124).
 */
const sameOnBothEngines = [
  "src/http/{input,metrics,rate-limit}/**",
  "src/http/{log-requests,malformed-paths,site-host}.*",
  "src/http/rights/**",
  "src/leaving/**/*.api.*",
  "src/modules/{accounts,collections,documents,help-requests,marketplace,office,team}/**",
  "src/modules/{live/site-events,programmes}/**",
  "src/modules/booking/{arrivals,departures,exchange,finding,emails,guiding,messages}/**",
  "src/modules/booking/{papers,party,payouts,reviews,tasks,templates,test-payments}/**",
  "src/modules/booking/{declining,individual,market,moving,providers,tourists}/**",
  "src/modules/booking/{consents,ended-holds,list-requests,request-status,run-transition}.*",
  "src/modules/booking/payments/{cancelling,notices,own-receipts,parts,payment,sandbox}.*",
  "src/modules/booking/payments/{outside-payments,past-shops,troubles}.*",
  "src/modules/booking/payments/{yookassa,yookassa-books}.*",
  "src/modules/booking/guest-summary/**",
  "src/modules/booking/sale-opening.*",
  "src/modules/editor/{articles,draft-links,pictures,presets,starters,templates,versions}/**",
  "src/modules/editor/publishing/{documents-for-sale,picked-parts}.*",
  "src/modules/editor/films/**",
  "src/modules/editor/readiness/**",
  "src/modules/editor/scheduling/tied-publications.*",
  "src/modules/figures/**",
  "src/modules/imports/**",
  "src/modules/media/{colors,crops,serve,upload}.*",
  "src/modules/media/storage/**",
  "src/modules/public-site/**",
  "src/modules/selling/**",
  "src/modules/sites/{brands,domains,fonts,settings,share-image}/**",
  "src/modules/sites/manifest-cache.*",
  "src/modules/search/{cards-in-memory,chosen-tours,text/word-forms}.*",
  "src/modules/sites/notices/**",
  "src/modules/subscriptions/**",
  "src/seeding/**",
  "src/modules/tours/routes/**",
  "src/modules/tours/{copy-tour,hold-seats,many-departures,own-tours,tour-parts,tours}.*",
  "src/test/{payment-invariants,hard-kill/check-rows}.*",
];

const leftToProof = isFullProof ? [] : sameOnBothEngines;

const shared = {
  // A loaded machine is slow, not wrong.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // No module keeps state between apps; loading all of them anew for each file took half the time.
  isolate: false,
  setupFiles: ["src/test/quick-passwords.ts"],
};

const onPostgres = {
  globalSetup: ["src/test/start-postgres.ts", "src/test/bundle-once.ts"],
  ...shared,
};

export default defineConfig({
  test: {
    env: { TZ: "UTC" },
    projects: [
      {
        test: {
          name: "unit",
          include: [files.unit],
          exclude: [files.api, files.race, files.process, files.folder],
          ...shared,
        },
      },
      {
        test: {
          name: "pglite",
          include: [files.api, files.folder],
          exclude: leftToProof,
          globalSetup: ["src/test/dump-embedded-database.ts", "src/test/bundle-once.ts"],
          ...shared,
        },
      },
      {
        test: {
          name: "postgres",
          include: [files.api, files.race, files.process],
          exclude: [files.drills],
          ...onPostgres,
        },
      },
      { test: { name: "drills", include: [files.drills], ...onPostgres } },
    ],
  },
});
