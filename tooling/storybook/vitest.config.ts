import react from "@vitejs/plugin-react";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { launchOptions, patience } from "@tour/test-browser";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { checkCommands } from "./src/checks/commands.ts";
import { serveFonts } from "./src/serve-fonts.ts";
import { serveSamplePictures } from "./src/serve-sample-pictures.ts";

// Vitest writes into what it is given: each project gets its own.
const makeBrowser = (motion?: { reducedMotion: "reduce" }): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { timezoneId: "UTC", ...motion },
  }),
  instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
});

export default defineConfig({
  test: {
    projects: [
      {
        // Each story is a test: it renders, its play function passes, and axe finds nothing.
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: "stories",
          ...patience,
          browser: makeBrowser(),
          // Stories clean up after themselves, as in Storybook, which shows one after the other.
          isolate: false,
        },
      },
      {
        // What every story has to stand: forced colours, zoom, the other direction, hydration.
        plugins: [react(), serveFonts(), serveSamplePictures()],
        resolve: { dedupe: ["react", "react-dom"] },
        test: {
          name: "checks",
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: "./src/checks/load-styles.ts",
          ...patience,
          env: { PROOF: process.env["PROOF"] ?? "" },
          // What flies in is looked at where it lands.
          browser: { ...makeBrowser({ reducedMotion: "reduce" }), commands: checkCommands },
        },
      },
    ],
  },
});
