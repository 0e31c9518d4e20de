import { useMutation } from "@tanstack/react-query";
import type { DocumentDraft, DocumentPage } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Switch } from "@tour/ui-kit/switch";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { describeFailure } from "@tour/office/api";
import { SaveBar } from "@tour/office/forms";
import { RichTextBox } from "@tour/office/rich-text";
import { SettingsCard } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { undoneTogether } from "../../undo/use-undo-keys.ts";
import { DocumentConflict } from "./document-conflict.tsx";
import styles from "./document-form.module.css";
import { DocumentState } from "./document-state.tsx";
import { DocumentVersions } from "./document-versions.tsx";
import { useDocumentForm } from "./use-document-form.ts";

interface DocumentFormProps {
  draft: DocumentDraft;
  organizerId: number;
  isOwner: boolean;
}

/** A document's draft: whether the site shows it, its name and its text. */
export function DocumentForm({ draft, organizerId, isOwner }: DocumentFormProps) {
  const document = useDocumentForm(organizerId, draft);
  const show = useMutation({
    mutationFn: (is_displayed: boolean) => document.update({ is_displayed }),
  });
  const takeVersion = ({ title, html }: DocumentPage) => {
    document.form.setValue("title", title);
    document.form.setValue("html", html);
  };
  return (
    <SettingsCard>
      <DocumentState draft={draft} />
      {draft.published && (
        <div className={styles.actions}>
          <DocumentVersions
            organizerId={organizerId}
            type={draft.type}
            current={draft.published.version}
            {...(isOwner && { take: takeVersion })}
          />
        </div>
      )}
      <form {...document.props} {...undoneTogether}>
        <fieldset className={styles.fields} disabled={!isOwner}>
          <Switch
            checked={draft.is_displayed}
            description={texts.documents.shownHint}
            disabled={show.isPending}
            onCheckedChange={(isShown) => show.mutate(isShown)}
          >
            {texts.documents.shown}
          </Switch>
          {show.error && <Message tone="danger">{describeFailure(show.error)}</Message>}
          <ValidationField {...document.field("title")} label={texts.documents.name}>
            {(control) => <Input {...control} autoComplete="off" />}
          </ValidationField>
          {isOwner && <TemplateOffer document={document} template={draft.template} />}
          <ValidationField {...document.field("html")} label={texts.documents.text}>
            {({ value, onValueChange }) => (
              <RichTextBox
                undo="outside"
                label={texts.documents.text}
                value={value}
                change={onValueChange}
              />
            )}
          </ValidationField>
          <DocumentConflict document={document} />
          <SaveBar form={document} texts={texts.documents} disabled={!isOwner} />
        </fieldset>
      </form>
    </SettingsCard>
  );
}

interface TemplateOfferProps {
  document: ReturnType<typeof useDocumentForm>;
  template: string;
}

/** A text to begin with, while there is none. */
function TemplateOffer({ document: { form }, template }: TemplateOfferProps) {
  if (useFieldValue(form, "html") !== "") return null;
  const take = (
    <Button size="s" variant="secondary" onClick={() => form.setValue("html", template)}>
      {texts.documents.takeTemplate}
    </Button>
  );
  return <Message action={take}>{texts.documents.templateHint}</Message>;
}
