import type { KitCases } from "../kit-cases.ts";
import { MaskedInput } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    maskedInput: {
      element: <MaskedInput mask="+7 (###) ###-##-##" defaultValue="9991234567" />,
      html: 'value="+7 (999) 123-45-67"',
    },
  },
  attributes: {
    maskedInput: (own) => <MaskedInput {...own} mask="##.##" />,
  },
};
