import { hyphenate } from "../../format/hyphenate.ts";
import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { advantages } from "../advantages.block.ts";
import { listAdvantages } from "../parts/list-advantages.ts";
import styles from "./3-numbered.module.css";

/** Large figures with their words at their side, between hairlines; the heading goes along. */
export const variant = defineVariant(
  advantages,
  { number: 3, title: "Нумерованный список" },
  ({ content, data }) => (
    <Section surface="muted">
      <div className={styles.layout}>
        <BlockHeading heading={content.heading} className={styles.heading} />
        <ol role="list" className={styles.list}>
          {listAdvantages(content, data).map((item, index) => (
            <li key={item.at} className={styles.item}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <Text as="h3" at={`${item.at}.title`} className={styles.title}>
                {hyphenate(item.title)}
              </Text>
              <Text as="p" at={`${item.at}.text`} className={styles.text}>
                {item.text}
              </Text>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  ),
);
