import type { DocumentDraft } from "@tour/api";
import { sayMoment } from "@tour/blocks/format";
import { Tag } from "@tour/ui-kit/tag";
import { useOrganizer } from "@tour/office/shell";
import { useTimeZone } from "../../clocks/use-time-zone.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./document-form.module.css";

/** What visitors see of a document, and whether something waits for publication. */
export function DocumentState({ draft }: { draft: DocumentDraft }) {
  const timeZone = useTimeZone(useOrganizer().organizer.id);
  const { published, has_unpublished: isWaiting } = draft;
  return (
    <p className={styles.state}>
      {published
        ? texts.documents.published(published.version, sayMoment(published.published_at, timeZone))
        : texts.documents.never}
      {isWaiting && <Tag tone="warning">{texts.documents.unpublished}</Tag>}
    </p>
  );
}
