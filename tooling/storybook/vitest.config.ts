import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { launchOptions } from "@tour/test-browser";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Each story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: "stories",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { timezoneId: "UTC" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
