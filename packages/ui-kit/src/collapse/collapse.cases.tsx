import type { KitCases } from "../kit-cases.ts";
import { Collapse } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    collapse: { element: <Collapse open>Inside</Collapse>, html: 'data-state="expanded"' },
  },
  attributes: {
    collapse: (own) => (
      <Collapse {...own} open>
        Inside
      </Collapse>
    ),
  },
};
