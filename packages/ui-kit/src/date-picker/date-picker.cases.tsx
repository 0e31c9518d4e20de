import type { KitCases } from "../kit-cases.ts";
import { DatePicker } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    datePicker: { element: <DatePicker defaultValue="2026-06-18" />, html: 'value="06/18/2026"' },
  },
  attributes: {
    datePicker: (own) => <DatePicker {...own} today="2026-06-10" />,
  },
};
