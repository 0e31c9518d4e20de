import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Media } from "@tour/api";
import { client } from "@tour/office/api";
import { libraryKey } from "@tour/office/picture-library";
import { useEditor } from "../../../../document/editor-context.ts";

/** What the server answers about at once. */
const atOnce = 48;

const keyOf = (url: string): string | undefined => /^\/media\/([\w-]{22})\//.exec(url)?.[1];

/** How the library calls those of a list's pictures that nobody has described, by their addresses. */
export function usePictureNames(entries: readonly (Media | null)[]): ReadonlyMap<string, string> {
  const { organizerId } = useEditor();
  const keys = entries.flatMap(
    (entry) => (entry?.image.alt === "" && keyOf(entry.image.url)) || [],
  );
  const asked = [...new Set(keys)].slice(0, atOnce).toSorted().join(",");
  const { data } = useQuery({
    queryKey: [...libraryKey(organizerId), "names", asked],
    queryFn: ({ signal }) =>
      client.listMedia({ query: { organizer_id: organizerId, keys: asked } }, { signal }),
    enabled: asked !== "",
    staleTime: Infinity,
    // Those that were called by name keep it while one more is asked about.
    placeholderData: keepPreviousData,
  });
  return new Map(data?.data.map(({ image, name }) => [image.url, name]));
}
