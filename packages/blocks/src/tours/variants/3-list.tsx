import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { FoldedList } from "../../parts/show-more/folded-list.tsx";
import { restLabel } from "../../parts/tour-card/rest-label.ts";
import { TourRow } from "../parts/tour-row.tsx";
import { tours } from "../tours.block.ts";
import styles from "./3-list.module.css";

/** Wide rows between hairlines, their facts, dates and buttons aligned as in a table. */
export const variant = defineVariant(
  tours,
  { number: 3, title: "Список" },
  ({ content, data, page }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <FoldedList items={data.tours} limit={content.limit} onPhones={3} label={restLabel}>
        {(tours) => (
          <ul role="list" className={styles.rows}>
            {tours.map((tour) => (
              <li key={tour.id}>
                <TourRow tour={tour} today={page.today} buttonText={content.button_text} />
              </li>
            ))}
          </ul>
        )}
      </FoldedList>
    </Section>
  ),
);
