import type { PropsOf } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import type { aboutInfo } from "../about-info.block.ts";
import styles from "./story.module.css";

type StoryProps = Pick<PropsOf<typeof aboutInfo>, "content" | "page"> & {
  columns?: 1 | 2;
  className?: string;
};

/** The text with the button under it. */
export function Story({ content, page, columns = 1, className }: StoryProps) {
  return (
    <div className={`${styles.story} ${className ?? ""}`}>
      <RichText
        html={content.text}
        at="text"
        className={columns === 2 ? styles.columns : undefined}
      />
      <Action link={content.link} page={page} />
    </div>
  );
}
