import type { KitCases } from "../kit-cases.ts";
import { CarouselIndicator } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    carouselIndicator: { element: <CarouselIndicator value={2} pages={9} />, html: "Page 2 of 9" },
  },
  attributes: {
    carouselIndicator: (own) => <CarouselIndicator {...own} value={2} pages={9} />,
  },
};
