import { Link } from "@tanstack/react-router";
import type { HelpRow } from "@tour/api";
import { formatPhone } from "@tour/blocks/format";
import { formatShortInstant } from "@tour/office/format";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import styles from "./inbox-page.module.css";
import { QuestionTag } from "./question-tag.tsx";

interface QuestionRowProps {
  row: HelpRow;
  /** Null for a question of the marketplace. */
  organizerId: number | null;
  /** When the list was read, in ms. */
  now: number;
}

/** Who asks what, and how long they wait. */
export function QuestionRow({ row, organizerId, now }: QuestionRowProps) {
  const { id, name, phone, email, message, tour, assignee, recorded_by: recordedBy } = row;
  const contacts = [phone && formatPhone(phone), email].filter(Boolean).join(", ");
  const parts = (
    <>
      <span className={styles.part}>
        <strong className={styles.guest}>{name}</strong>
        <span className={styles.quiet}>{contacts}</span>
      </span>
      <span className={styles.part}>
        <span className={styles.message}>{message || texts.noMessage}</span>
        {tour && <span className={styles.quiet}>{tour}</span>}
        {recordedBy && <span className={styles.quiet}>{texts.recordedBy(recordedBy.name)}</span>}
      </span>
      <span className={styles.state}>
        <QuestionTag question={row} now={now} />
        <span className={styles.quiet}>{formatShortInstant(row.created_at)}</span>
        {assignee && <span className={styles.quiet}>{assignee.name}</span>}
      </span>
    </>
  );
  return (
    <li>
      {organizerId === null ? (
        <Link to="/questions/$id" params={{ id: `${id}` }} className={styles.row}>
          {parts}
        </Link>
      ) : (
        <Link
          to="/$organizerId/questions/$id"
          params={{ organizerId, id: `${id}` }}
          className={styles.row}
        >
          {parts}
        </Link>
      )}
    </li>
  );
}
