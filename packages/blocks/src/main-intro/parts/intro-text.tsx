import { Action } from "../../parts/action/action.tsx";
import { Text } from "../../parts/text/text.tsx";
import { stage } from "../../parts/stage/stage.ts";
import { hyphenate } from "../../format/hyphenate.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import type { mainIntro } from "../main-intro.block.ts";
import styles from "./intro-text.module.css";

type IntroTextProps = Pick<PropsOf<typeof mainIntro>, "content" | "page"> & { className?: string };

/** A promise is set large, a sentence smaller: on a phone, too, the picture and the buttons stay in view. */
const measureTitle = ({ length }: string) =>
  length > 72 ? "long" : length > 44 ? "medium" : "short";

/** Title, subtitle and the two buttons: the words that all three first screens share. */
export function IntroText({ content, page, className }: IntroTextProps) {
  const { words, acts } = stage(page);
  return (
    <div className={`${styles.text} ${className ?? ""}`} data-title={measureTitle(content.title)}>
      <Text as="h1" at="title" className={`${styles.title} ${words}`}>
        {hyphenate(content.title)}
      </Text>
      <Text as="p" at="subtitle" className={`${styles.subtitle} ${words}`}>
        {content.subtitle}
      </Text>
      <div className={`${styles.actions} ${acts}`}>
        <Action link={content.primary_link} page={page} />
        <Action link={content.secondary_link} page={page} variant="secondary" />
      </div>
    </div>
  );
}
