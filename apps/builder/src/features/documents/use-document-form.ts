import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { DocumentDraft, DocumentType } from "@tour/api";
import { documentCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { useMemo, useState } from "react";
import { client } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { texts as allTexts } from "../../texts/ru.ts";
import { recordSave } from "../../undo/save-deed.ts";
import { siteUndoOf } from "../../undo/site-undo.ts";
import { useFormDeeds } from "../../undo/use-form-deeds.ts";

const texts = allTexts.documents;

const pick = ({ title, html }: DocumentDraft) => ({ title, html });
type Typed = ReturnType<typeof pick>;

type KeptDocument = Typed & { is_displayed: boolean };
const toKept = ({ title, html, is_displayed }: DocumentDraft): KeptDocument => ({
  ...{ title, html, is_displayed },
});
/** Of those fields that were sent, what the server has made of them. */
const fieldsOf = (data: DocumentDraft, sent: object) =>
  Object.fromEntries(Object.entries(toKept(data)).filter(([name]) => name in sent));

const names: Record<keyof KeptDocument, string> = {
  title: texts.name,
  html: texts.text,
  is_displayed: texts.shown,
};
const describeDocument = (type: DocumentType, fields: readonly string[]) =>
  [...fields.map((name) => names[name as keyof KeptDocument]), texts.type[type]]
    .join(", ")
    .toLowerCase();

export type DocumentForm = ReturnType<typeof useDocumentForm>;

/** The form of a document's draft. A save that meets a newer one keeps what was typed and asks. */
export function useDocumentForm(organizerId: number, draft: DocumentDraft) {
  const queryClient = useQueryClient();
  const { type } = draft;
  /** The newer draft that a save has met. */
  const [theirs, setTheirs] = useState<DocumentDraft | null>(null);
  const keep = async (data: DocumentDraft) => {
    const key = builderQueries.document(client, organizerId, type).queryKey;
    queryClient.setQueryData(key, data);
    await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
    return pick(data);
  };
  const query = { organizer_id: organizerId, type };
  const send = async (fields: Partial<KeptDocument> & { version?: number }) => {
    const { data } = await client.updateDocument({ query, body: { fields } });
    return { kept: await keep(data), data };
  };
  const update = (fields: Partial<KeptDocument> & { version?: number }) =>
    siteUndoOf(organizerId).hold(() => updateNow(fields));
  const updateNow = async (fields: Partial<KeptDocument> & { version?: number }) => {
    const key = builderQueries.document(client, organizerId, type).queryKey;
    const before = queryClient.getQueryData(key) ?? draft;
    const { kept, data } = await send(fields);
    /** Begun from by a save that takes this one back. */
    let version = 0;
    recordSave<KeptDocument>({
      organizerId,
      before: toKept(before),
      after: { ...toKept(before), ...fieldsOf(data, fields) },
      read: async () => {
        const now = await client.getDocument({ query });
        ({ version } = now.data);
        return toKept(now.data);
      },
      write: (back) => send({ ...back, version }),
      screen: "documents",
      address: () => `/${organizerId}/documents#${type}`,
      describe: (names) => describeDocument(type, names),
    });
    return kept;
  };
  const save = async (typed: Typed) => {
    try {
      const kept = await update({ ...typed, version: theirs?.version ?? draft.version });
      setTheirs(null);
      return kept;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict) setTheirs(error.data as DocumentDraft);
      throw error;
    }
  };
  const saved = useSavedForm({
    saved: useMemo(() => pick(draft), [draft]),
    body: documentCalls.updateDocument.body!,
    within: "fields",
    save,
  });

  useFormDeeds(organizerId, saved.form, (name) => describeDocument(type, [name]));

  async function takeTheirs(): Promise<void> {
    if (!theirs) return;
    setTheirs(null);
    saved.forgetFailure();
    saved.form.reset(await keep(theirs));
  }

  return { ...saved, theirs, takeTheirs, problem: theirs ? null : saved.problem, update };
}
