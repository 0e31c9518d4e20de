import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { otherTours } from "../other-tours.block.ts";
import { TourLine } from "../parts/tour-line.tsx";
import styles from "./3-rows.module.css";

/** Names as large as headlines between hairlines, each with a small picture: a page of contents. */
export const variant = defineVariant(
  otherTours,
  { number: 3, title: "Строки" },
  ({ content, data, page }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <ul role="list" className={styles.rows}>
        {data.tours.map((tour) => (
          <li key={tour.id} className={styles.row}>
            <TourLine tour={tour} today={page.today} />
          </li>
        ))}
      </ul>
    </Section>
  ),
);
