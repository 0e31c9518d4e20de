import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { FoldedList } from "../../parts/show-more/folded-list.tsx";
import { restLabel } from "../../parts/tour-card/rest-label.ts";
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
      <FoldedList items={data.tours} limit={data.tours.length} onPhones={2} label={restLabel}>
        {(tours) => (
          <ul role="list" className={styles.rows}>
            {tours.map((tour) => (
              <li key={tour.id} className={styles.row}>
                <TourLine tour={tour} today={page.today} />
              </li>
            ))}
          </ul>
        )}
      </FoldedList>
    </Section>
  ),
);
