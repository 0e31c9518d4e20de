import { imageUrl } from "@tour/api";
import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../../parts/text/text.tsx";
import type { ShownArticle } from "../list-articles.ts";
import styles from "./source-mark.module.css";

interface SourceMarkProps {
  article: ShownArticle;
  /** `name` in small letters, or a `logo`: the uploaded one, else the name set as one. */
  look: "name" | "logo";
  className?: string;
}

/** Who published it. */
export function SourceMark({ article, look, className }: SourceMarkProps) {
  const { logo, source, at } = article;
  if (look === "logo" && logo) {
    return (
      <img
        className={`${styles.logo} ${className ?? ""}`}
        src={imageUrl(logo, "480x00")}
        alt={source}
        loading="lazy"
      />
    );
  }
  return (
    <Text as="span" at={`${at}.source`} className={`${styles[look]} ${className ?? ""}`}>
      {look === "logo" ? hyphenate(source) : source}
    </Text>
  );
}
