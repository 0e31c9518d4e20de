import type { Heading } from "../../content/heading.ts";
import { serverOnly, isIsland } from "../server-only/server-only.ts";
import { hasWords, HeadingWords } from "./heading-words.tsx";
import styles from "./block-heading.module.css";

interface BlockHeadingProps {
  heading: Heading;
  align?: "start" | "center";
  /** Small above a block whose own words are as large as headings. */
  isQuiet?: boolean;
  className?: string;
}

/** Title and subtitle of a block; nothing when both are empty. */
export function BlockHeading(props: BlockHeadingProps) {
  const { heading, align = "start", isQuiet, className } = props;
  if (!hasWords(heading)) return null;
  return (
    <header
      className={`${styles.heading} ${className ?? ""}`}
      data-align={align}
      data-is-quiet={isQuiet || undefined}
      {...serverOnly(isIsland || <HeadingWords heading={heading} />)}
    />
  );
}
