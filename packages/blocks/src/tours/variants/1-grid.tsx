import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { ShowMore } from "../../parts/show-more/show-more.tsx";
import { TourCards } from "../../parts/tour-card/tour-cards.tsx";
import { restLabel } from "../../parts/tour-card/rest-label.ts";
import { tours } from "../tours.block.ts";

/** Cards with wide pictures, three in a row. */
export const variant = defineVariant(
  tours,
  { number: 1, title: "Сетка" },
  ({ content, data, page }) => {
    const rest = data.tours.slice(content.limit);
    const shared = { today: page.today, buttonText: content.button_text };
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <TourCards tours={data.tours.slice(0, content.limit)} {...shared} />
        {rest.length > 0 && (
          <ShowMore label={restLabel(rest.length)}>
            <TourCards tours={rest} {...shared} />
          </ShowMore>
        )}
      </Section>
    );
  },
);
