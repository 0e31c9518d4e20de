import type { PropsOf } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { LongRichText } from "../../parts/long-text/long-rich-text.tsx";
import type { aboutInfo } from "../about-info.block.ts";
import styles from "./about-text.module.css";

type AboutTextProps = Pick<PropsOf<typeof aboutInfo>, "content" | "page"> & {
  columns?: 1 | 2;
  className?: string;
};

/** The text with the button under it. */
export function AboutText({ content, page, columns = 1, className }: AboutTextProps) {
  return (
    <div className={`${styles.body} ${className ?? ""}`}>
      <LongRichText
        html={content.text}
        at="text"
        className={columns === 2 ? styles.columns : undefined}
      />
      <Action link={content.link} page={page} />
    </div>
  );
}
