import { useQueryClient } from "@tanstack/react-query";
import type { Programme, ProgrammePassage } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { programmeQueries } from "../../../tours/programme-queries.ts";
import { createDraftSaving } from "./draft-saving.ts";
import { withRequired } from "./programme-draft.ts";
import type { ProgrammeDraft } from "./programme-draft.ts";

/** A document under one's hands: what was made of it, and whether the server knows. */
export interface Drafting {
  draft: ProgrammeDraft;
  passages: readonly ProgrammePassage[];
  change: (make: (draft: ProgrammeDraft) => ProgrammeDraft) => void;
  /** Sends at once what was not sent; false where that failed. */
  flush: () => Promise<boolean>;
  state: "saved" | "waiting" | "failed";
  /** Why it was not saved. */
  problem: string | null;
}

/**
 * Keeps what is made of a document on the server, so that one goes on after a reload, on another device,
 * or where a colleague left it.
 */
export function useProgrammeDraft(organizerId: number, programme: Programme): Drafting {
  const { id, passages } = programme;
  const queryClient = useQueryClient();
  const [saving] = useState(() =>
    createDraftSaving({
      draft: withRequired(programme),
      save: async ({ findings, rest }) => {
        const query = { organizer_id: organizerId, id };
        await client.updateProgramme({ query, body: { findings, rest } });
        const { queryKey } = programmeQueries.one(organizerId, id);
        queryClient.setQueryData(queryKey, (known) => known && { ...known, findings, rest });
      },
    }),
  );
  const { draft, state, error } = useStore(saving.store);
  useUnsaved(state !== "saved");
  useEffect(() => () => void saving.flush(), [saving]);
  const problem = state === "failed" ? describeFailure(error) : null;
  return { draft, passages, change: saving.change, flush: saving.flush, state, problem };
}
