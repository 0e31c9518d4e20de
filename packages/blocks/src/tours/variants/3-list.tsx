import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { ShowMore } from "../../parts/show-more/show-more.tsx";
import { restLabel } from "../parts/rest-label.ts";
import { TourRow } from "../parts/tour-row.tsx";
import { tours } from "../tours.block.ts";
import styles from "./3-list.module.css";

/** Wide rows between hairlines, their facts, dates and buttons aligned as in a table. */
export const variant = defineVariant(
  tours,
  { number: 3, title: "Список" },
  ({ content, data, page }) => {
    const rows = data.tours.map((tour) => (
      <li key={tour.id}>
        <TourRow tour={tour} today={page.today} buttonText={content.button_text} />
      </li>
    ));
    const rest = rows.slice(content.limit);
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <ul role="list" className={styles.rows}>
          {rows.slice(0, content.limit)}
        </ul>
        {rest.length > 0 && (
          <ShowMore label={restLabel(rest.length)}>
            <ul role="list" className={styles.rows}>
              {rest}
            </ul>
          </ShowMore>
        )}
      </Section>
    );
  },
);
