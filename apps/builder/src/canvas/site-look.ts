import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { presetToCss } from "@tour/theme";
import { uploadedFontFaces } from "../preset/uploaded-font-faces.ts";

/** The draft of the site's design as custom properties, with the fonts that it is set in. */
export const lookQuery = (queryClient: QueryClient, organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "look"],
    queryFn: async () => {
      const { preset_type: type, preset } = await queryClient.fetchQuery(
        builderQueries.preset(client, organizerId),
      );
      // Fonts go with the preset's type, which is known only now.
      const fonts = await queryClient.fetchQuery(builderQueries.fonts(client, organizerId, type));
      return presetToCss(type, preset, uploadedFontFaces(fonts));
    },
    staleTime: 0,
  });

/** The same on a page that stays open: it follows what colleagues change of the design. */
export function useLook(organizerId: number, loaded: string): string {
  return useQuery(lookQuery(useQueryClient(), organizerId)).data ?? loaded;
}
