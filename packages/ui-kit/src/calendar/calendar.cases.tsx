import type { KitCases } from "../kit-cases.ts";
import { Calendar } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    calendar: { element: <Calendar today="2026-06-10" />, html: 'aria-current="date"' },
  },
  attributes: {
    calendar: (own) => <Calendar {...own} today="2026-06-10" />,
  },
};
