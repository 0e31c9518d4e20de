import { bareQuotation } from "../../format/bare-quotation.ts";
import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../../parts/text/text.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import type { GuideView } from "../select-guides.ts";
import styles from "./guide-words.module.css";

const path = (guide: GuideView, key: string) => guide.at && `${guide.at}.${key}`;

/** Name and role. */
export function GuideName({ guide, className }: { guide: GuideView; className?: string }) {
  return (
    <div
      {...tourMark(guide.tour, "guide", guide.part)}
      className={`${styles.name} ${className ?? ""}`}
    >
      <Text as="h3" at={path(guide, "name")} className={styles.title}>
        {hyphenate(guide.name)}
      </Text>
      <Text as="p" at={path(guide, "role")} className={styles.role}>
        {guide.role}
      </Text>
    </div>
  );
}

/** What they say of themselves; a style sheet sets the quotation marks. */
export function GuideQuote({ guide, className }: { guide: GuideView; className?: string }) {
  if (!guide.quote.trim()) return null;
  return (
    <blockquote
      {...tourMark(guide.tour, "guide-quote", guide.part)}
      className={`${styles.quote} ${className ?? ""}`}
    >
      <Text as="p" at={path(guide, "quote")}>
        {bareQuotation(guide.quote)}
      </Text>
    </blockquote>
  );
}

/** What is told of them, and the languages. */
export function GuideText({ guide, className }: { guide: GuideView; className?: string }) {
  const languages = guide.languages.filter((language) => language.trim());
  return (
    <div
      {...tourMark(guide.tour, "guide-text", guide.part)}
      className={`${styles.about} ${className ?? ""}`}
    >
      <Text as="p" at={path(guide, "text")} className={styles.text}>
        {guide.text}
      </Text>
      {languages.length > 0 && (
        <p className={styles.languages}>
          {texts.guides.speaks} {languages.join(", ").toLocaleLowerCase("ru")}
        </p>
      )}
    </div>
  );
}
