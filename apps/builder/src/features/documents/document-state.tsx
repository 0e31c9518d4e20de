import type { DocumentDraft } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { formatInstant } from "@tour/office/format";
import { texts } from "../../texts/ru.ts";
import styles from "./document-form.module.css";

/** What visitors see of a document, and whether something waits for publication. */
export function DocumentState({ draft }: { draft: DocumentDraft }) {
  const { published, has_unpublished: isWaiting } = draft;
  return (
    <p className={styles.state}>
      {published
        ? texts.documents.published(published.version, formatInstant(published.published_at))
        : texts.documents.never}
      {isWaiting && <Tag tone="warning">{texts.documents.unpublished}</Tag>}
    </p>
  );
}
