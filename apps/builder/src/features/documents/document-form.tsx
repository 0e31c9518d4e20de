import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { DocumentDraft } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Switch } from "@tour/ui-kit/switch";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { texts } from "../../texts/ru.ts";
import { RichTextBox } from "../block-form/rich-text/rich-text-box.tsx";
import { formatInstant } from "../settings/format-instant.ts";
import { SettingsCard } from "../settings/settings-page.tsx";
import styles from "./document-form.module.css";

interface DocumentFormProps {
  draft: DocumentDraft;
  organizerId: number;
  isOwner: boolean;
}

/** A document's draft. A save that meets a newer one keeps what was typed and asks. */
export function DocumentForm({ draft, organizerId, isOwner }: DocumentFormProps) {
  const queryClient = useQueryClient();
  const { type } = draft;
  const [typed, setTyped] = useState({ title: draft.title, html: draft.html });
  const key = builderQueries.document(client, organizerId, type).queryKey;
  const settle = async (data: DocumentDraft) => {
    queryClient.setQueryData(key, data);
    await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
  };
  const save = useMutation({
    mutationFn: (fields: { is_displayed: boolean } | (typeof typed & { version: number })) =>
      client.updateDocument({ query: { organizer_id: organizerId, type }, body: { fields } }),
    onSuccess: ({ data }, fields) => {
      if ("html" in fields) setTyped({ title: data.title, html: data.html });
      return settle(data);
    },
  });
  const isChanged = typed.title !== draft.title || typed.html !== draft.html;
  useUnsaved(isChanged);
  const { error } = save;
  const isConflict = error instanceof ApiError && error.status === 409;
  const theirs = isConflict ? (error.data as DocumentDraft) : null;

  return (
    <SettingsCard>
      <p className={styles.state}>
        {draft.published
          ? texts.documents.published(
              draft.published.version,
              formatInstant(draft.published.published_at),
            )
          : texts.documents.never}
        {draft.has_unpublished && <Tag tone="warning">{texts.documents.unpublished}</Tag>}
      </p>
      <fieldset className={styles.fields} disabled={!isOwner}>
        <Switch
          checked={draft.is_displayed}
          description={texts.documents.shownHint}
          disabled={save.isPending}
          onCheckedChange={(is_displayed) => save.mutate({ is_displayed })}
        >
          {texts.documents.shown}
        </Switch>
        <Field label={texts.documents.name}>
          <Input
            value={typed.title}
            maxLength={200}
            onValueChange={(title) => setTyped((now) => ({ ...now, title }))}
          />
        </Field>
        {!typed.html && isOwner && (
          <Message
            action={
              <Button
                size="s"
                variant="secondary"
                onClick={() => setTyped((now) => ({ ...now, html: draft.template }))}
              >
                {texts.documents.takeTemplate}
              </Button>
            }
          >
            {texts.documents.templateHint}
          </Message>
        )}
        <Field label={texts.documents.text}>
          <RichTextBox
            label={texts.documents.text}
            value={typed.html}
            change={(html) => setTyped((now) => ({ ...now, html }))}
          />
        </Field>
      </fieldset>
      {theirs && (
        <Message
          tone="warning"
          title={texts.documents.conflict}
          action={
            <div className={styles.actions}>
              <Button
                size="s"
                variant="secondary"
                onClick={() => {
                  setTyped({ title: theirs.title, html: theirs.html });
                  save.reset();
                  void settle(theirs);
                }}
              >
                {texts.documents.takeTheirs}
              </Button>
              <Button
                size="s"
                variant="ghost"
                onClick={() => save.mutate({ ...typed, version: theirs.version })}
              >
                {texts.documents.keepMine}
              </Button>
            </div>
          }
        />
      )}
      {error && !isConflict && <Message tone="danger">{error.message}</Message>}
      <Button
        className={styles.save}
        disabled={!isOwner || !isChanged || !typed.title.trim()}
        loading={save.isPending}
        onClick={() => save.mutate({ ...typed, version: draft.version })}
      >
        {isChanged || !draft.version ? texts.documents.save : texts.documents.saved}
      </Button>
    </SettingsCard>
  );
}
