import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { rowSizes } from "../../parts/scroll-row/row-sizes.ts";
import { Section } from "../../parts/section/section.tsx";
import { TourPoster } from "../../parts/tour-card/tour-poster.tsx";
import { tours } from "../tours.block.ts";
import styles from "./2-strip.module.css";

/** Tall posters in a row that one swipes. The row has room for all tours, so none is folded away. */
export const variant = defineVariant(
  tours,
  { number: 2, title: "Лента" },
  ({ content, data, page }) => (
    <Section width="bleed">
      <div className={styles.heading}>
        <BlockHeading heading={content.heading} />
      </div>
      <ScrollRow className={styles.row}>
        {data.tours.map((tour) => (
          <li key={tour.id}>
            <TourPoster
              tour={tour}
              today={page.today}
              buttonText={content.button_text}
              sizes={rowSizes(data.tours.length, "340px")}
            />
          </li>
        ))}
      </ScrollRow>
    </Section>
  ),
);
