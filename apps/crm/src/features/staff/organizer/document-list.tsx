import type { VerificationFile } from "@tour/api";
import { FileText } from "lucide-react";
import { formatInstant } from "@tour/office/format";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./organizer.module.css";

const texts = staffTexts.page;

/** The documents that an organiser gave, each opens beside the page. */
export function DocumentList({ files }: { files: VerificationFile[] }) {
  if (files.length === 0) return <p className={styles.quiet}>{texts.noFiles}</p>;
  return (
    <ul className={styles.list} aria-label={texts.files}>
      {files.map(({ id, name, created_at }) => (
        <li key={id}>
          <a
            className={styles.file}
            href={`/crm/api/organizer/verification-file?id=${id}`}
            target="_blank"
            rel="noreferrer"
          >
            <FileText size={18} aria-hidden />
            <span className={styles.number}>{name}</span>
          </a>
          <span className={styles.quiet}>{formatInstant(created_at)}</span>
        </li>
      ))}
    </ul>
  );
}
