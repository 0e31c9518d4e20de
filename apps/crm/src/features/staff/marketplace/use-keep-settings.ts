import { useQueryClient } from "@tanstack/react-query";
import type { MarketplaceSettings } from "@tour/api";
import { staffQueries } from "../staff-queries.ts";

/** Keeps what a call about the marketplace answers: all that its screen shows. */
export function useKeepSettings(): (settings: MarketplaceSettings) => MarketplaceSettings {
  const queryClient = useQueryClient();
  return (settings) => {
    queryClient.setQueryData(staffQueries.marketplace().queryKey, settings);
    return settings;
  };
}
