import type { GuestRequest } from "@tour/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { acceptedPath } from "./accepted-paths.ts";
import { formatDayOf } from "./format.ts";
import styles from "./accepted-documents.module.css";

const texts = allTexts.order;

/** What the guest agreed to, in which edition and when; documents open as they were accepted. */
export function AcceptedDocuments({ request: { uuid, documents, tour } }: AcceptedDocumentsProps) {
  return (
    <ul className={styles.list} role="list">
      {documents.map(({ kind, title, version, text_hash: hash, accepted_at: acceptedAt }) => {
        const path = acceptedPath(uuid, kind);
        const name = title || texts.consents[kind];
        return (
          <li key={kind}>
            {path && hash ? <a href={path}>{name}</a> : <span>{name}</span>}
            <span className={styles.when}>
              {path && version !== null && `${texts.edition(version)}. `}
              {texts.accepted(formatDayOf(acceptedAt, tour.time_zone))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface AcceptedDocumentsProps {
  request: Pick<GuestRequest, "uuid" | "documents" | "tour">;
}
