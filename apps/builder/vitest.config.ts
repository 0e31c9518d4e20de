import { launchOptions, motion, patience } from "@tour/test-browser";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "builder", include: ["src/**/*.test.ts"], isolate: false } },
      {
        // Components as their users meet them: real keys, real layout.
        plugins: [react()],
        // Found while a test runs, they would load its page anew.
        optimizeDeps: {
          include: ["@tanstack/react-query", "@tanstack/react-router", "@tour/office > uqr"],
        },
        test: {
          name: "builder-browser",
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
