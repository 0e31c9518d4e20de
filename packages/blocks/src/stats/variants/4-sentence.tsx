import { Fragment } from "react";
import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { listStats } from "../parts/list-stats.ts";
import { stats } from "../stats.block.ts";
import styles from "./4-sentence.module.css";

/** A label that ends with a mark of its own gets no full stop. */
const endsItself = (label: string) => /[.!?…]\s*$/u.test(label);

/** All figures told as one text from edge to edge, their values larger than its words. */
export const variant = defineVariant(
  stats,
  { number: 4, title: "Одной фразой" },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} isQuiet className={styles.heading} />
      <p className={styles.sentence}>
        {listStats(content, data).map(({ at, value, unit, label }, index) => (
          <Fragment key={at}>
            {index === 1 && content.image && (
              <>
                <span className={styles.picture} data-at-image="image">
                  <Picture image={content.image} ratio="fill" sizes="240px" alt="" />
                </span>{" "}
              </>
            )}
            <span className={styles.figure}>
              <Text as="span" at={`${at}.value`}>
                {value}
              </Text>
              {unit.trim() && "\u00A0"}
              <Text as="span" at={`${at}.unit`}>
                {unit}
              </Text>
            </span>{" "}
            <span className={styles.label}>
              <Text as="span" at={`${at}.label`}>
                {label}
              </Text>
              {label.trim() && !endsItself(label) && "."}
            </span>{" "}
          </Fragment>
        ))}
      </p>
    </Section>
  ),
);
