import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import leftOver from "../../parts/tour-card/left-over-card.module.css";
import { TourCard } from "../../parts/tour-card/tour-card.tsx";
import { otherTours } from "../other-tours.block.ts";
import styles from "./1-cards.module.css";

/** Cards with wide pictures, three in a row. */
export const variant = defineVariant(
  otherTours,
  { number: 1, title: "Карточки" },
  ({ content, data, page }) => (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <ul role="list" className={`${leftOver.cards} ${styles.cards}`}>
        {data.tours.map((tour) => (
          <li key={tour.id} className={styles.card}>
            <TourCard
              tour={tour}
              today={page.today}
              buttonText={content.button_text}
              sizes="(width < 576px) 100vw, (width < 992px) 50vw, 400px"
            />
          </li>
        ))}
      </ul>
    </Section>
  ),
);
