import { useQuery } from "@tanstack/react-query";
import { Link } from "@tour/ui-kit/link";
import { Select } from "@tour/ui-kit/select";
import { templateTexts as texts } from "../texts/templates.ru.ts";
import { fillTemplate } from "./fill-template.ts";
import type { TemplateFacts } from "./fill-template.ts";
import styles from "./reply-form.module.css";
import { templateQuery } from "./template-queries.ts";

interface TemplatePickerProps {
  organizerId: number;
  facts: TemplateFacts;
  insert: (text: string) => void;
}

/** The organiser's own words to begin an answer from, and the way to change them. */
export function TemplatePicker({ organizerId, facts, insert }: TemplatePickerProps) {
  const { data: templates = [] } = useQuery(templateQuery(organizerId));
  const choose = (id: string) => {
    const chosen = templates.find((one) => `${one.id}` === id);
    if (chosen) insert(fillTemplate(chosen.text, facts));
  };
  return (
    <div className={styles.picker}>
      {templates.length > 0 && (
        <Select
          aria-label={texts.insert}
          placeholder={texts.insert}
          size="s"
          items={templates.map(({ id, title }) => ({ value: `${id}`, text: title }))}
          value={null}
          onValueChange={choose}
        />
      )}
      <Link to={`/${organizerId}/templates`} className={styles.link}>
        {templates.length > 0 ? texts.change : texts.make}
      </Link>
    </div>
  );
}
