import type { RequestRow } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { requestTexts } from "../../../texts/request.ru.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { describeLate } from "./describe-late.ts";
import styles from "./next-tags.module.css";

/** What is late about a request and why; where nothing is, what is done next. */
export function NextTags({ row, now }: { row: RequestRow; now: number }) {
  if (row.late.length === 0) {
    return row.awaits_reply ? (
      <Tag tone="warning">{requestTexts.messages.awaits}</Tag>
    ) : (
      <span className={styles.step}>{texts.steps[row.next_step]}</span>
    );
  }
  const [first, ...others] = row.late.map((reason) => describeLate(row, reason, now));
  return (
    <span className={styles.tags}>
      <Tag tone="danger">{texts.isLate(first!)}</Tag>
      {others.map((reason) => (
        <Tag key={reason} tone="danger" size="s">
          {reason}
        </Tag>
      ))}
    </span>
  );
}
