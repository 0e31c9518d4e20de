import type { Heading } from "../../content/heading.ts";
import { asServed, isIsland } from "../as-served/as-served.ts";
import { Text } from "../text/text.tsx";
import styles from "./block-heading.module.css";

interface BlockHeadingProps {
  heading: Heading;
  align?: "start" | "center";
  className?: string;
}

/** Title and subtitle of a block; nothing when both are empty. */
export function BlockHeading({ heading, align = "start", className }: BlockHeadingProps) {
  if (!heading.title.trim() && !heading.subtitle.trim()) return null;
  return (
    <header
      className={`${styles.heading} ${className ?? ""}`}
      data-align={align}
      {...asServed(
        isIsland || (
          <>
            <Text as="h2" at="heading.title" className={styles.title}>
              {heading.title}
            </Text>
            <Text as="p" at="heading.subtitle" className={styles.subtitle}>
              {heading.subtitle}
            </Text>
          </>
        ),
      )}
    />
  );
}
