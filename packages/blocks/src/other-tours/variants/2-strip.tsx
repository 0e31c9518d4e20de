import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { Section } from "../../parts/section/section.tsx";
import { TourPoster } from "../../parts/tour-card/tour-poster.tsx";
import { otherTours } from "../other-tours.block.ts";
import styles from "./2-strip.module.css";

/** Slim tall posters in a row that one swipes. */
export const variant = defineVariant(
  otherTours,
  { number: 2, title: "Лента" },
  ({ content, data, page }) => (
    <Section width="bleed">
      <div className={styles.heading}>
        <BlockHeading heading={content.heading} />
      </div>
      <ScrollRow size="slim">
        {data.tours.map((tour) => (
          <li key={tour.id}>
            <TourPoster
              tour={tour}
              today={page.today}
              buttonText={content.button_text}
              sizes="284px"
            />
          </li>
        ))}
      </ScrollRow>
    </Section>
  ),
);
