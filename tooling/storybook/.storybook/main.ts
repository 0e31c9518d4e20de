import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineMain } from "@storybook/react-vite/node";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { serveFonts } from "../src/serve-fonts.ts";

const samplePictures = resolve(import.meta.dirname, "../../../packages/blocks/sample-media");
const storyFile = /\.stories(\.gen)?\.tsx$/;

export default defineMain({
  stories: [
    "../src/guide/*.@(mdx|stories.tsx)",
    "../../../packages/ui-kit/src/**/*.stories.tsx",
    "../../../packages/blocks/src/**/*.stories.@(tsx|gen.tsx)",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: existsSync(samplePictures) ? [{ from: samplePictures, to: "/sample-media" }] : [],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own indexer does not know names that end in .stories.gen.tsx.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) =>
      indexer.test.test("a.stories.tsx") ? { ...indexer, test: storyFile } : indexer,
    ),
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), serveFonts()],
      resolve: { dedupe: ["react", "react-dom"] },
    }),
});
