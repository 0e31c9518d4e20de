import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { AttachedSite, PageType } from "@tour/api";
import { loadPage } from "./load-page.ts";

/** A page of the site to be looked at, as its draft is when the screen is opened. */
export const pageQuery = (queryClient: QueryClient, site: AttachedSite, type: PageType) =>
  queryOptions({
    queryKey: ["organizer", site.organizer_id, "page-picture", type],
    queryFn: () => loadPage(queryClient, site, type),
    staleTime: 0,
  });
