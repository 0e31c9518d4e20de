import { launchOptions, motion, patience } from "@tour/test-browser";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { takeUploads } from "./src/testing/take-uploads.ts";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "office", include: ["src/**/*.test.ts"], isolate: false } },
      {
        plugins: [takeUploads()],
        // Found while a test runs, they would load its page anew.
        optimizeDeps: { include: ["@tiptap/react", "@tiptap/starter-kit"] },
        test: {
          name: "office-browser",
          include: ["src/**/*.browser.test.tsx"],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions(), contextOptions: motion }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
