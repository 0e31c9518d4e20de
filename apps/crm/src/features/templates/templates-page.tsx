import { Link } from "@tanstack/react-router";
import type { MessageTemplate } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Screen, ScreenHeader, SettingsCard, screenBack, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { templateTexts as texts } from "../../texts/templates.ru.ts";
import { TemplateForm } from "./template-form.tsx";
import styles from "./templates.module.css";
import { useTemplates } from "./use-templates.ts";

/** The organiser's own words for messages: each can be changed and removed, and more be added. */
export function TemplatesPage() {
  const { organizer } = useOrganizer();
  const { templates, error, remove, save } = useTemplates(organizer.id);
  const [edited, edit] = useState<number | "new" | null>(null);
  const close = () => edit(null);
  return (
    <Screen>
      <Link
        to="/$organizerId/requests"
        params={{ organizerId: organizer.id }}
        className={screenBack}
      >
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader
        title={texts.title}
        lead={texts.lead}
        action={
          <Button disabled={edited === "new"} onClick={() => edit("new")}>
            {texts.add}
          </Button>
        }
      />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {edited === "new" && (
        <SettingsCard title={texts.add}>
          <TemplateForm save={save} close={close} />
        </SettingsCard>
      )}
      {templates?.length === 0 && edited !== "new" && (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      )}
      {templates?.map((template) => (
        <SettingsCard key={template.id} title={template.title}>
          {edited === template.id ? (
            <TemplateForm
              template={template}
              save={(words) => save({ id: template.id, ...words })}
              close={close}
            />
          ) : (
            <Template
              template={template}
              edit={() => edit(template.id)}
              isRemoving={remove.isPending}
              remove={() => remove.mutate(template.id)}
            />
          )}
        </SettingsCard>
      ))}
    </Screen>
  );
}

interface TemplateProps {
  template: MessageTemplate;
  edit: () => void;
  isRemoving: boolean;
  remove: () => void;
}

function Template({ template: { title, text }, edit, isRemoving, remove }: TemplateProps) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="s" aria-label={texts.editing(title)} onClick={edit}>
          {texts.edit}
        </Button>
        <Button
          variant="ghost"
          size="s"
          aria-label={texts.removing(title)}
          disabled={isRemoving}
          onClick={remove}
        >
          {texts.remove}
        </Button>
      </div>
    </>
  );
}
