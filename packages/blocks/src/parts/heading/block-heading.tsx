import type { Heading } from "../../content/heading.ts";
import { serverOnly, isIsland } from "../server-only/server-only.ts";
import { hasWords, HeadingWords } from "./heading-words.tsx";
import styles from "./block-heading.module.css";

interface BlockHeadingProps {
  heading: Heading;
  align?: "start" | "center";
  className?: string;
}

/** Title and subtitle of a block; nothing when both are empty. */
export function BlockHeading({ heading, align = "start", className }: BlockHeadingProps) {
  if (!hasWords(heading)) return null;
  return (
    <header
      className={`${styles.heading} ${className ?? ""}`}
      data-align={align}
      {...serverOnly(isIsland || <HeadingWords heading={heading} />)}
    />
  );
}
