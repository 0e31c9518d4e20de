import type { AcceptedText, GuestRequest } from "@tour/api";
import { DocumentText } from "../../page/document-text.tsx";
import { texts as allTexts } from "../../texts/ru.ts";
import { formatDayOf } from "./format.ts";
import styles from "./accepted-page.module.css";

const texts = allTexts.order;

interface AcceptedPageProps {
  request: GuestRequest;
  accepted: AcceptedText;
}

/** The very text that a guest agreed to, when, and the hash by which it is known again. */
export function AcceptedPage({ request: { id, uuid, tour }, accepted }: AcceptedPageProps) {
  const { title, html, version, text_hash: hash, accepted_at: at } = accepted;
  return (
    <DocumentText title={title} html={html}>
      <p>
        {texts.acceptedEdition(version)}{" "}
        <time dateTime={at}>{formatDayOf(at, tour.time_zone)}</time>
      </p>
      <p className={styles.note}>{texts.frozen}</p>
      <dl className={styles.hash}>
        <dt>{texts.textHash}</dt>
        <dd>{hash}</dd>
      </dl>
      <p>
        <a className={styles.back} href={`/order/${uuid}`}>
          {texts.backTo(id)}
        </a>
      </p>
    </DocumentText>
  );
}
