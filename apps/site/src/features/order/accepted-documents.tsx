import type { ConsentKind, GuestRequest } from "@tour/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { formatDayOf } from "./format.ts";
import styles from "./accepted-documents.module.css";

const texts = allTexts.order;

/** Where a document stands on the site; what is agreed to without a document has no page. */
const pageOf: Partial<Record<ConsentKind, string>> = {
  agreement: "/agreement",
  personal_data: "/privacy",
};

interface AcceptedDocumentsProps {
  documents: GuestRequest["documents"];
  timeZone: string;
}

/** What the guest agreed to, in which edition and when. */
export function AcceptedDocuments({ documents, timeZone }: AcceptedDocumentsProps) {
  return (
    <ul className={styles.list} role="list">
      {documents.map(({ kind, title, version, accepted_at: acceptedAt }) => (
        <li key={kind}>
          {version !== null && pageOf[kind] ? (
            <a href={pageOf[kind]}>{title}</a>
          ) : (
            <span>{title || texts.consents[kind]}</span>
          )}
          <span className={styles.when}>
            {version !== null && `${texts.edition(version)}. `}
            {texts.accepted(formatDayOf(acceptedAt, timeZone))}
          </span>
        </li>
      ))}
    </ul>
  );
}
