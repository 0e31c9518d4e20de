import type { KitCases } from "../kit-cases.ts";
import { Tag } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    tag: { element: <Tag onRemove={() => {}}>Altai</Tag>, html: "Remove Altai" },
  },
  attributes: {
    tag: (own) => <Tag {...own}>Altai</Tag>,
  },
};
