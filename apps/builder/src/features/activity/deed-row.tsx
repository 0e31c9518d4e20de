import type { ActivityRow } from "@tour/api";
import { AppLink } from "@tour/office/links";
import { formatInstant } from "@tour/office/format";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./activity.module.css";
import { describeDeed, placeOfDeed } from "./describe-deed.ts";

const texts = allTexts.activity;

/** Something that somebody did, and the way to what it is about. */
export function DeedRow({ row, organizerId }: { row: ActivityRow; organizerId: number }) {
  const { by, at } = row;
  const place = placeOfDeed(row);
  return (
    <li className={styles.row}>
      <div className={styles.deed}>
        <p className={styles.what}>{describeDeed(row)}</p>
        {place && (
          <AppLink app="crm" path={`/${organizerId}${place.path}`} className={styles.link}>
            {place.text}
          </AppLink>
        )}
      </div>
      <p className={styles.quiet}>
        {by?.name ?? (row.kind === "date_filled" ? texts.itself : texts.gone)}
        {by?.is_staff && `, ${texts.staff}`}
      </p>
      <time className={styles.quiet} dateTime={at}>
        {formatInstant(at)}
      </time>
    </li>
  );
}
