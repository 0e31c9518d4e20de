import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttachedSite, Image } from "@tour/api";
import { endOf } from "@tour/blocks/outline";
import { pageQuery } from "../../../canvas/page-query.ts";

export interface ShownLogo {
  /** Null where the site shows its name alone. */
  logo: Image | null;
  /** The block whose form takes another one. */
  headerId: string | undefined;
}

/** The logo at the head of the site's draft, wherever it is from; undefined until that is known. */
export function useShownLogo(site: AttachedSite): ShownLogo | undefined {
  const { data } = useQuery(pageQuery(useQueryClient(), site, "main"));
  if (!data) return undefined;
  const { blocks } = data.draft;
  const header = blocks.find(({ type }) => endOf(type) === "start");
  const own = header?.content["logo"] as Image | null | undefined;
  return { logo: own ?? site.logo ?? data.page.organizer?.logo ?? null, headerId: header?.id };
}
