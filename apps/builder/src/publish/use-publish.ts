import { useQueryClient } from "@tanstack/react-query";
import { ApiError, isUnreachable } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { useState } from "react";
import { client } from "../api/client.ts";
import { texts } from "../texts/ru.ts";

export type PublishType = "site" | "main" | "tour";

export type PublishState =
  | { kind: "idle" }
  | { kind: "working"; step: string }
  | { kind: "done"; version: number; url: string }
  /** `blocks`: the ids and titles of blocks that must be mended first. */
  | { kind: "failed"; message: string; blocks: { id: string; title: string }[] };

/** Publishes, step by step; `prepare` saves what is unsaved and says whether that worked. */
export function usePublish(organizerId: number, prepare?: () => Promise<string | null>) {
  const [state, setState] = useState<PublishState>({ kind: "idle" });
  const queryClient = useQueryClient();

  async function publish(type: PublishType): Promise<void> {
    setState({ kind: "working", step: texts.publish.saving });
    const problem = await prepare?.();
    if (problem) return setState({ kind: "failed", message: problem, blocks: [] });
    setState({ kind: "working", step: texts.publish.publishing });
    try {
      const { data } = await client.publishData({ query: { organizer_id: organizerId, type } });
      setState({ kind: "done", version: data.version, url: data.url });
      await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({
        kind: "failed",
        message: isUnreachable(error) ? texts.failure.offline : error.message,
        blocks: Object.entries(error.validation).map(([id, titles]) => ({
          id,
          title: titles.join(", "),
        })),
      });
    }
  }

  return { state, publish, reset: () => setState({ kind: "idle" }) };
}
