import { defineVariant } from "../../definition/define-variant.ts";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { aboutInfo } from "../about-info.block.ts";
import { Facts } from "../parts/facts.tsx";
import { AboutText } from "../parts/about-text.tsx";
import styles from "./2-quote-and-columns.module.css";

/** A lead as large as a quotation, two columns of text, figures in a row: letters alone. */
export const variant = defineVariant(
  aboutInfo,
  { number: 2, title: "История" },
  ({ content, page }) => {
    const { heading } = content;
    const hasLead = heading.subtitle.trim() !== "";
    return (
      <Section surface="muted">
        <div className={styles.layout}>
          <header className={styles.lead}>
            <Text as="h2" at="heading.title" className={hasLead ? styles.label : styles.quote}>
              {heading.title}
            </Text>
            <Text as="p" at="heading.subtitle" className={styles.quote}>
              {heading.subtitle}
            </Text>
          </header>
          <AboutText content={content} page={page} columns={2} className={styles.text} />
          <Facts facts={content.facts} look="row" className={styles.facts} />
        </div>
      </Section>
    );
  },
);
