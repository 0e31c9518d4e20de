import type { KitCases } from "../kit-cases.ts";
import { Slider } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    slider: { element: <Slider aria-label="Radius" defaultValue={40} />, html: 'max="100"' },
  },
  attributes: {
    slider: (own) => <Slider {...own} />,
  },
};
