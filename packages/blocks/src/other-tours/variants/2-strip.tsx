import { defineVariant } from "../../definition/define-variant.ts";
import { TourStrip } from "../../parts/tour-card/tour-strip.tsx";
import { otherTours } from "../other-tours.block.ts";

/** Slim tall posters in a row that one swipes. */
export const variant = defineVariant(
  otherTours,
  { number: 2, title: "Лента" },
  ({ content, data, page }) => (
    <TourStrip
      heading={content.heading}
      tours={data.tours}
      size="slim"
      today={page.today}
      buttonText={content.button_text}
    />
  ),
);
