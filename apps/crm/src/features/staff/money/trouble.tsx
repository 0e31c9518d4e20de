import { Link } from "@tanstack/react-router";
import { formatInstant } from "@tour/office/format";
import { Button } from "@tour/ui-kit/button";
import { requestTexts } from "../../../texts/request.ru.ts";
import { staffTexts } from "../../../texts/staff.ru.ts";
import type { TroubleRow } from "./list-trouble-groups.ts";
import { describeAge } from "./describe-age.ts";
import styles from "./money.module.css";

const texts = staffTexts.troubles;

interface TroubleProps {
  row: TroubleRow;
  /** When the list was read, in ms. */
  now: number;
  /** Asks what was found out. */
  settle: () => void;
}

/** One trouble: how much, in whose shop, of which request, since when. */
export function Trouble({ row, now, settle }: TroubleProps) {
  const { sum, shop, requestId, details, at } = row;
  return (
    <li className={styles.trouble}>
      <div className={styles.part}>
        <p className={styles.sum}>{sum || texts.unknownSum}</p>
        <p className={styles.quiet}>{shop}</p>
        {requestId !== null && (
          <Link to="/requests/$id" params={{ id: `${requestId}` }} className={styles.link}>
            {requestTexts.title(requestId)}
          </Link>
        )}
      </div>
      <div className={styles.part}>
        {details.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <time className={styles.quiet} dateTime={at} title={formatInstant(at)}>
          {describeAge(at, now)}
        </time>
      </div>
      <Button size="s" variant="secondary" onClick={settle}>
        {texts.settle}
      </Button>
    </li>
  );
}
