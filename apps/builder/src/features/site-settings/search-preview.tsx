import { Message } from "@tour/ui-kit/message";
import { useFieldValue } from "@tour/validation/react";
import { texts } from "../../texts/ru.ts";
import styles from "./site-settings.module.css";
import type { SiteSettingsForm } from "./use-site-settings-form.ts";

interface SearchPreviewProps {
  form: SiteSettingsForm;
  address: string;
  icon: string | null;
}

/** What of a title and a description search engines mostly show, in characters. */
const shown = { title: 60, description: 160 };

/** The site as a search result. */
export function SearchPreview({ form: { form }, address, icon }: SearchPreviewProps) {
  const title = useFieldValue(form, "title");
  const description = useFieldValue(form, "description");
  const isIndexable = useFieldValue(form, "is_indexable");
  if (!isIndexable) return <Message tone="warning">{texts.settings.notIndexed}</Message>;
  return (
    <figure className={styles.result}>
      <figcaption className={styles.quiet}>{texts.settings.searchPreview}</figcaption>
      <p className={styles.source}>
        {icon ? <img src={icon} alt="" width="24" height="24" /> : <span aria-hidden />}
        {address}
      </p>
      <p className={styles.resultTitle}>{cut(title || texts.settings.noTitle, shown.title)}</p>
      <p className={styles.resultText}>
        {cut(description || texts.settings.noDescription, shown.description)}
      </p>
    </figure>
  );
}

/** The beginning, cut where a word ends. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length);
  return `${text.slice(0, end > 0 ? end : length)}…`;
}
