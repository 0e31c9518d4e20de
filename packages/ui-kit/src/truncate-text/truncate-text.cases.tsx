import type { KitCases } from "../kit-cases.ts";
import { TruncateText } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    truncateText: { element: <TruncateText>A long text</TruncateText>, html: "A long text" },
  },
  attributes: {
    truncateText: (own) => <TruncateText {...own}>A long text</TruncateText>,
  },
};
