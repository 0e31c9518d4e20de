import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { AttachedSite } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireAccess } from "@tour/office/shell";

interface SiteContext {
  queryClient: QueryClient;
  organizer: Parameters<typeof requireAccess>[0];
}

/** For a screen about the site: whoever has none yet is led to where it is made. */
export async function requireSite({
  queryClient,
  organizer,
}: SiteContext): Promise<{ site: AttachedSite }> {
  requireAccess(organizer, "editor");
  const site = await queryClient.ensureQueryData(builderQueries.site(client, organizer.id));
  if (!site) throw redirect({ to: "/$organizerId", params: { organizerId: organizer.id } });
  return { site };
}
