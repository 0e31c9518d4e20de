import type { QueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { followLastSave } from "@tour/office/unsaved-changes";
import { hasKeptDesign } from "./has-kept-design.ts";

/**
 * Sends what this browser still keeps of an organiser's design, on whatever screen one comes back to;
 * pages and publications wait for it. What somebody else has changed meanwhile is asked about on the
 * design's own screen.
 */
export function sendKeptDesign(queryClient: QueryClient, organizerId: number): void {
  if (!hasKeptDesign(window.localStorage, organizerId)) return;
  const send = async () => {
    const server = await queryClient.ensureQueryData(builderQueries.preset(client, organizerId));
    const { openDesign } = await import("./open-designs.ts");
    await openDesign(queryClient, { organizerId, server, isOwner: true }).flush();
  };
  followLastSave(["design", organizerId], send());
}
