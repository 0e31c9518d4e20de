import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { DocumentDraft } from "@tour/api";
import { documentCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { useMemo, useState } from "react";
import { client } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";

const pick = ({ title, html }: DocumentDraft) => ({ title, html });
type Typed = ReturnType<typeof pick>;

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
  const update = async (fields: Partial<Typed> & { is_displayed?: boolean; version?: number }) => {
    const query = { organizer_id: organizerId, type };
    const { data } = await client.updateDocument({ query, body: { fields } });
    return keep(data);
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

  async function takeTheirs(): Promise<void> {
    if (!theirs) return;
    setTheirs(null);
    saved.forgetFailure();
    saved.form.reset(await keep(theirs));
  }

  return { ...saved, theirs, takeTheirs, problem: theirs ? null : saved.problem, update };
}
