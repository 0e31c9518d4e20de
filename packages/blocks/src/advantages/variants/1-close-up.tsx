import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { advantages } from "../advantages.block.ts";
import { AdvantageWords } from "../parts/advantage-words.tsx";
import { listAdvantages } from "../parts/list-advantages.ts";
import styles from "./1-close-up.module.css";

/** So many are told large; the rest stand small beneath them. */
const largeCount = 3;

/** Three statements as large as headings, each with a picture of a detail; the rest in a quiet list. */
export const variant = defineVariant(
  advantages,
  { number: 1, title: "Крупным планом" },
  ({ content, data }) => {
    const items = listAdvantages(content, data);
    const large = items.slice(0, largeCount);
    const small = items.slice(largeCount);
    return (
      <Section>
        <BlockHeading heading={content.heading} isQuiet />
        <ul role="list" className={styles.large}>
          {large.map((item) => (
            <li key={item.at} className={styles.statement}>
              {item.image && (
                <div className={styles.picture} data-at-image={`${item.at}.image`}>
                  <Picture image={item.image} ratio="1:1" sizes="(width < 768px) 30vw, 300px" />
                </div>
              )}
              <AdvantageWords advantage={item} className={styles.words} />
            </li>
          ))}
        </ul>
        {small.length > 0 && (
          <ul role="list" className={styles.small} data-count={small.length}>
            {small.map((item) => (
              <li key={item.at}>
                <AdvantageWords advantage={item} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    );
  },
);
