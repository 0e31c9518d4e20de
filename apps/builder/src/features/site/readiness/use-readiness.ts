import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";

/** How ready an organiser is to sell: read again by whoever comes back from where it was mended. */
export function useReadiness(organizerId: number) {
  const { data, error, refetch } = useQuery({
    ...builderQueries.readiness(client, organizerId),
    refetchOnWindowFocus: "always",
  });
  return {
    checks: data,
    done: (data ?? []).filter(({ is_done }) => is_done).length,
    // What was read before is still worth more than the reason why it was not read again.
    error: data ? null : error,
    again: () => void refetch(),
  };
}
