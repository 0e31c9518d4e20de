import type { KitCases } from "../kit-cases.ts";
import { Stepper } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    stepper: { element: <Stepper steps={[{ title: "Dates" }]} value={0} />, html: "Step 1 of 1" },
  },
  attributes: {
    stepper: (own) => <Stepper {...own} steps={[{ title: "Dates" }]} value={0} />,
  },
};
