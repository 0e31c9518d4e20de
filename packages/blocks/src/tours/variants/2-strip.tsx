import { defineVariant } from "../../definition/define-variant.ts";
import { TourStrip } from "../../parts/tour-card/tour-strip.tsx";
import { tours } from "../tours.block.ts";

/** Tall posters in a row that one swipes. The row has room for all tours, so none is folded away. */
export const variant = defineVariant(
  tours,
  { number: 2, title: "Лента" },
  ({ content, data, page }) => (
    <TourStrip
      heading={content.heading}
      tours={data.tours}
      today={page.today}
      buttonText={content.button_text}
    />
  ),
);
