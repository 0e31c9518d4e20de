import type { KitCases } from "../kit-cases.ts";
import { Rating, RatingInput } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    rating: { element: <Rating value={4.5} />, html: "4.5 of 5" },
    ratingInput: { element: <RatingInput aria-label="Rating" />, html: "Excellent" },
  },
  attributes: {
    rating: (own) => <Rating {...own} value={4.5} />,
    ratingInput: (own) => <RatingInput {...own} />,
  },
};
