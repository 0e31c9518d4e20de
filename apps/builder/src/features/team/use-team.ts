import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { Team } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";

/** Who works for the organiser, and how it is kept up to date after each change. */
export function useTeam() {
  const { account, organizer, isOwner } = useOrganizer();
  const queryClient = useQueryClient();
  const query = builderQueries.team(client, organizer.id);
  const { data: team } = useSuspenseQuery(query);
  return {
    team,
    isOwner,
    ownId: account.id,
    organizerId: organizer.id,
    keep: (next: Team) => void queryClient.setQueryData(query.queryKey, next),
    refresh: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  };
}
