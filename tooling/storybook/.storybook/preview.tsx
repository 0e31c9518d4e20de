import type { Preview } from "@storybook/react-vite";
import { presetTypes } from "@tour/theme";
import { configure } from "storybook/test";
import "@tour/blocks/styles.css";
import { refuseConsoleErrors, watchConsole } from "../src/console-guard.ts";
import { toolbar, widths } from "../src/toolbar.ts";
import { withGlobals } from "../src/with-globals.tsx";

// A second, the library's own, is too short on a busy machine for what a play function waits for.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withGlobals],
  beforeEach: watchConsole,
  afterEach: refuseConsoleErrors,
  globalTypes: toolbar,
  initialGlobals: { preset: presetTypes[0]!.type, locale: "en", direction: "ltr" },
  parameters: {
    // What passes is not told of: that were ten times as much to carry from the browser.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    viewport: { options: widths },
    backgrounds: { disabled: true },
    options: { storySort: { method: "alphabetical", order: ["Start here", "Kit", "Блоки"] } },
  },
};

export default preview;
