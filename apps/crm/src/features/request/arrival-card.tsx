import type { SellerRequest } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { SettingsCard } from "@tour/office/shell";
import { requestTexts } from "../../texts/request.ru.ts";
import styles from "./request-page.module.css";

const texts = requestTexts.arrival;

/** How the party comes, in its guest's words; nothing before its seats are sold. */
export function ArrivalCard({ request }: { request: SellerRequest }) {
  const { status, arrival } = request;
  if (!arrival && status !== 3) return null;
  const { transport, date, time, comment } = arrival ?? {};
  return (
    <SettingsCard title={texts.title}>
      {transport || date ? (
        <div>
          {transport && <p className={styles.name}>{transport}</p>}
          {date && <p>{time ? texts.moment(formatDate(date), time) : formatDate(date)}</p>}
        </div>
      ) : (
        !comment && <p className={styles.quiet}>{texts.unknown}</p>
      )}
      {comment && (
        <figure className={styles.words}>
          <figcaption>{requestTexts.comment}</figcaption>
          <blockquote>{comment}</blockquote>
        </figure>
      )}
    </SettingsCard>
  );
}
