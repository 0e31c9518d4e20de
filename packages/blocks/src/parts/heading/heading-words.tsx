import type { Heading } from "../../content/heading.ts";
import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../text/text.tsx";
import styles from "./heading-words.module.css";

/** Whether a block's heading says anything. */
export const hasWords = ({ title, subtitle }: Heading): boolean =>
  Boolean(title.trim() || subtitle.trim());

/** Title and subtitle of a block, in a grid of their parent's. */
export function HeadingWords({ heading }: { heading: Heading }) {
  return (
    <>
      <Text as="h2" at="heading.title" className={styles.title}>
        {hyphenate(heading.title)}
      </Text>
      <Text as="p" at="heading.subtitle" className={styles.subtitle}>
        {heading.subtitle}
      </Text>
    </>
  );
}
