import type { KitCases } from "../kit-cases.ts";
import { Spinner } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    spinner: { element: <Spinner />, html: "Loading..." },
  },
  attributes: {
    spinner: (own) => <Spinner {...own} />,
  },
};
