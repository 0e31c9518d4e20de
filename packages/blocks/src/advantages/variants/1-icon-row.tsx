import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { SignIcon } from "../../parts/sign/sign-icon.tsx";
import { advantages } from "../advantages.block.ts";
import { AdvantageWords } from "../parts/advantage-words.tsx";
import { listAdvantages } from "../parts/list-advantages.ts";
import styles from "./1-icon-row.module.css";

/** Signs above words, in rows without frames. */
export const variant = defineVariant(
  advantages,
  { number: 1, title: "Иконки в ряд" },
  ({ content, data }) => {
    const items = listAdvantages(content, data);
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <ul role="list" className={styles.row} data-count={items.length}>
          {items.map((item) => (
            <li key={item.at} className={styles.item}>
              <span className={styles.sign}>
                <SignIcon sign={item.icon} size={30} />
              </span>
              <AdvantageWords advantage={item} className={styles.words} />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
);
