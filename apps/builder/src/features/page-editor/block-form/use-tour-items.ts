import { useQuery } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import { useEditor } from "../../../document/editor-context.ts";
import { texts } from "../../../texts/ru.ts";

/** The tours to choose from, and the one that is chosen where guests don't see it any more. */
export function useTourItems(chosen: number | null | undefined): { value: string; text: string }[] {
  const { page } = useEditor();
  const isListed = !chosen || page.tours.some(({ id }) => id === chosen);
  const { data: hidden = [] } = useQuery({
    queryKey: ["tours-by-ids", chosen],
    queryFn: ({ signal }) =>
      client.getToursByIds({ query: { ids: [chosen!] } }, { signal }).then(({ data }) => data),
    enabled: !isListed,
  });
  return [
    ...hidden.map(({ id, title }) => ({ value: `${id}`, text: texts.editor.hiddenTour(title) })),
    ...page.tours.map(({ id, title }) => ({ value: `${id}`, text: title })),
  ];
}
