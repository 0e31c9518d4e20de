import { launchOptions, motion, patience } from "@tour/test-browser";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** In the place of a site's preview: it keeps what it is told, and says what a test has it say. */
const previewPage = `<!doctype html><script>
  window.heard = [];
  addEventListener("message", ({ data }) => heard.push(data));
  window.say = (message) => setTimeout(() => parent.postMessage(message, "*"));
</script>`;
const servePreview: Plugin = {
  name: "preview-in-tests",
  configureServer: ({ middlewares }) => {
    middlewares.use("/tour-view", (_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(previewPage);
    });
  },
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: "crm", include: ["src/**/*.test.ts"], isolate: false } },
      {
        // Components as their users meet them: real keys, real layout.
        plugins: [react(), servePreview],
        // Found while a test runs, they would load its page anew.
        optimizeDeps: {
          include: [
            "@tanstack/react-query",
            "@tanstack/react-router",
            "@tour/office > uqr",
            "uplot",
          ],
        },
        test: {
          name: "crm-browser",
          // Each test takes down what it mounted; a page of its own for each file cost two fifths more.
          isolate: false,
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
