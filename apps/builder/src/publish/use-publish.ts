import { useQueryClient } from "@tanstack/react-query";
import { ApiError, documentTypes } from "@tour/api";
import type { DocumentType, PickedParts, ScheduledPublication } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { awaitLastSave } from "@tour/office/unsaved-changes";
import { texts } from "../texts/ru.ts";

export type PublishType = "site" | "main" | "tour";

/** When something goes out: an instant in UTC, and the departure with whose sale that is. */
export interface PublicationTime {
  publishAt: string;
  departureId?: number | undefined;
}

export type PublishState =
  | { kind: "idle" }
  | { kind: "working"; step: string }
  | { kind: "done"; version: number; url: string; waiting: number }
  | { kind: "scheduled"; publication: ScheduledPublication }
  | Failure;

interface Failure {
  kind: "failed";
  message: string;
  /** The ids and titles of blocks that must be mended first. */
  blocks: { id: string; title: string }[];
  /** The documents that must be written and shown first. */
  documents: DocumentType[];
}

/**
 * The server's word on what stands in the way: blocks by their ids, documents as `documents.policy`,
 * an e-mail that is not confirmed as `account.email`, of which its message says all.
 */
function describeRefusal(error: ApiError): Failure {
  const isMissing = (type: DocumentType) => `documents.${type}` in error.validation;
  const blocks = Object.entries(error.validation)
    .filter(([id]) => !id.startsWith("documents.") && id !== "account.email")
    .map(([id, titles]) => ({ id, title: titles.join(", ") }));
  const message = describeFailure(error);
  return { kind: "failed", message, blocks, documents: documentTypes.filter(isMissing) };
}

/** Publishes what is picked, or all, step by step; `prepare` saves what is unsaved and says whether that worked. */
export function usePublish(organizerId: number, prepare?: () => Promise<string | null>) {
  const [state, setState] = useState<PublishState>({ kind: "idle" });
  const queryClient = useQueryClient();

  /** What goes out is to hold what was changed a moment ago, of the page and of the design. */
  const saveAll = async () => {
    await awaitLastSave(["design", organizerId]);
    return prepare?.();
  };

  async function publish(type: PublishType, picked?: PickedParts, waiting = 0): Promise<void> {
    setState({ kind: "working", step: texts.publishButton.saving });
    const problem = await saveAll();
    if (problem) return setState({ kind: "failed", message: problem, blocks: [], documents: [] });
    setState({ kind: "working", step: texts.publishButton.publishing });
    try {
      const { data } = await client.publishData({
        query: { organizer_id: organizerId, type },
        ...(picked && { body: { picked } }),
      });
      setState({ kind: "done", version: data.version, url: data.url, waiting });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(describeRefusal(error));
    }
    // Versions, documents, what waits, first steps: each of them says what is published; it may be
    // published, too, when the answer was lost on its way.
    await queryClient.invalidateQueries({ queryKey: ["organizer", organizerId] });
  }

  /** The same at its time; throws what stands in the way, so that the form keeps what was chosen. */
  async function schedule(
    { publishAt, departureId }: PublicationTime,
    type: PublishType,
    picked?: PickedParts,
  ) {
    const problem = await saveAll();
    if (problem) return setState({ kind: "failed", message: problem, blocks: [], documents: [] });
    const { data: publication } = await client.schedulePublication({
      query: { organizer_id: organizerId, type },
      body: {
        publish_at: publishAt,
        ...(departureId !== undefined && { departure_id: departureId }),
        ...(picked && { picked }),
      },
    });
    setState({ kind: "scheduled", publication });
    await queryClient.invalidateQueries(builderQueries.scheduledPublications(client, organizerId));
  }

  return { state, publish, schedule, reset: () => setState({ kind: "idle" }) };
}
