import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { SwipeList } from "../../parts/swipe-list/swipe-list.tsx";
import { bookingSteps } from "../booking-steps.block.ts";
import { StepWords } from "../parts/step-words.tsx";
import styles from "./1-steps.module.css";

/** Large numbers on one line, which ends in the accent; phones swipe it. */
export const variant = defineVariant(
  bookingSteps,
  { number: 1, title: "Шаги" },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <SwipeList isOrdered className={styles.steps} count={data.shown.length}>
        {data.shown.map((place, index) => (
          <li key={place} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <StepWords step={content.items[place]} index={place} />
          </li>
        ))}
      </SwipeList>
    </Section>
  ),
);
