import type { KitCases } from "../kit-cases.ts";
import { Radio, RadioGroup } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    radioGroup: {
      element: (
        <RadioGroup aria-label="Page" defaultValue="a">
          <Radio value="a">A</Radio>
        </RadioGroup>
      ),
      html: 'checked=""',
    },
  },
  attributes: {
    radio: (own) => (
      <RadioGroup>
        <Radio {...own} value="a">
          A
        </Radio>
      </RadioGroup>
    ),
    radioGroup: (own) => <RadioGroup {...own}>Inside</RadioGroup>,
  },
};
