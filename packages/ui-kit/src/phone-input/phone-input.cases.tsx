import type { KitCases } from "../kit-cases.ts";
import { PhoneInput } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    phoneInput: {
      element: <PhoneInput aria-label="Phone" defaultValue="+79991234567" />,
      html: 'value="+79991234567"',
    },
  },
  attributes: {
    phoneInput: (own) => <PhoneInput {...own} />,
  },
};
