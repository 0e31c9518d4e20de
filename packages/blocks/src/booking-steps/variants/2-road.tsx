import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { bookingSteps } from "../booking-steps.block.ts";
import { Road } from "../parts/road.tsx";
import { StepWords } from "../parts/step-words.tsx";
import styles from "./2-road.module.css";

/** A path that winds from step to step; the steps stand on alternate sides of it. */
export const variant = defineVariant(
  bookingSteps,
  { number: 2, title: "Дорога" },
  ({ content, data }) => (
    <Section surface="muted">
      <BlockHeading heading={content.heading} align="center" />
      <ol role="list" className={styles.road}>
        {data.shown.map((place, index) => (
          <li key={place} className={styles.step}>
            {index < data.shown.length - 1 && <Road className={styles.path} />}
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <StepWords step={content.items[place]} index={place} />
          </li>
        ))}
      </ol>
    </Section>
  ),
);
