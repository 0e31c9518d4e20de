import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { watchSite } from "./watch-site.ts";
import type { SiteWatch } from "./watch-site.ts";

const SiteWatchContext = createContext<Pick<SiteWatch, "follow" | "look">>({
  follow: () => () => {},
  look: () => {},
});

/** What tells a screen of what others do with the site. */
export const useSiteWatch = () => use(SiteWatchContext);

/** Keeps the screens within as new as what others do with the site. */
export function LiveSite({ organizerId, children }: { organizerId: number; children: ReactNode }) {
  const queryClient = useQueryClient();
  const site = useMemo(() => watchSite(organizerId, queryClient), [organizerId, queryClient]);
  useEffect(() => site.start(), [site]);
  return <SiteWatchContext value={site}>{children}</SiteWatchContext>;
}
