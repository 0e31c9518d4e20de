import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { TourCards } from "../../parts/tour-card/tour-cards.tsx";
import { otherTours } from "../other-tours.block.ts";

/** Cards with wide pictures, three in a row. */
export const variant = defineVariant(
  otherTours,
  { number: 1, title: "Карточки" },
  ({ content, data, page }) => (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <TourCards tours={data.tours} today={page.today} buttonText={content.button_text} />
    </Section>
  ),
);
