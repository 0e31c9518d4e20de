import { hyphenate } from "../../format/hyphenate.ts";
import { LongText } from "../../parts/long-text/long-text.tsx";
import { Rating } from "../../parts/rating/rating.tsx";
import { Text } from "../../parts/text/text.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import type { TourIntro } from "../select-intro.ts";
import type { tourIntro } from "../tour-intro.block.ts";
import styles from "./intro-title.module.css";

interface IntroTitleProps {
  content: PropsOf<typeof tourIntro>["content"];
  intro: TourIntro;
  className?: string | undefined;
}

/**
 * Where it is, what it is called and how it is rated. The organiser's own words are the block's; the
 * tour's name is the tour's wherever it stands.
 */
export function IntroTitle({ content, intro, className }: IntroTitleProps) {
  const isOwn = content.title.trim() !== "";
  const kicker = [intro.place, intro.activities[0]].filter(Boolean).join(" · ");
  return (
    <div className={`${styles.words} ${className ?? ""}`}>
      <p className={styles.kicker}>
        {kicker && <span>{kicker}</span>}
        <Rating value={intro.rating} count={intro.reviewsCount} />
      </p>
      <Text
        as="h1"
        {...(isOwn ? { at: "title" } : { mark: tourMark(intro.id, "title") })}
        className={styles.title}
      >
        {isOwn ? intro.title : hyphenate(intro.title)}
      </Text>
      <Text as="p" mark={tourMark(intro.id, "subtitle")} className={styles.subtitle}>
        {intro.subtitle}
      </Text>
    </div>
  );
}

/** The tour's description, or the organiser's own text. */
export function IntroText({ content, intro, className }: IntroTitleProps) {
  return (
    <LongText length={intro.text.length} cuts="phones" className={className}>
      <Text
        as="p"
        {...(content.text.trim() ? { at: "text" } : { mark: tourMark(intro.id, "description") })}
        className={styles.text}
      >
        {intro.text}
      </Text>
    </LongText>
  );
}
