import type { KitCases } from "../kit-cases.ts";
import { NumberInput } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    numberInput: { element: <NumberInput defaultValue={3} />, html: 'value="3"' },
  },
  attributes: {
    numberInput: (own) => <NumberInput {...own} />,
  },
};
