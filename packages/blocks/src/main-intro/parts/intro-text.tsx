import { Action } from "../../parts/action/action.tsx";
import { Text } from "../../parts/text/text.tsx";
import type { PropsOf } from "../../definition/define-variant.ts";
import type { mainIntro } from "../main-intro.block.ts";
import styles from "./intro-text.module.css";

type IntroTextProps = Pick<PropsOf<typeof mainIntro>, "content" | "page"> & { className?: string };

/** Title, subtitle and the two buttons: the words that all three first screens share. */
export function IntroText({ content, page, className }: IntroTextProps) {
  return (
    <div className={`${styles.text} ${className ?? ""}`}>
      <Text as="h1" at="title" className={styles.title}>
        {content.title}
      </Text>
      <Text as="p" at="subtitle" className={styles.subtitle}>
        {content.subtitle}
      </Text>
      <div className={styles.actions}>
        <Action link={content.primary_link} page={page} />
        <Action link={content.secondary_link} page={page} variant="secondary" />
      </div>
    </div>
  );
}
