import type { KitCases } from "../kit-cases.ts";
import { LoadingIndicator } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    loadingIndicator: { element: <LoadingIndicator loading />, html: 'hidden=""' },
  },
  attributes: {
    loadingIndicator: (own) => <LoadingIndicator {...own} />,
  },
};
