import type { KitCases } from "../kit-cases.ts";
import { Carousel } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    carousel: {
      element: (
        <Carousel label="Places">
          <p>Lake</p>
        </Carousel>
      ),
      html: 'aria-label="1 of 1"',
    },
  },
  attributes: {
    carousel: (own) => (
      <Carousel {...own} label="Places">
        <p>Lake</p>
      </Carousel>
    ),
  },
};
