import { useQuery } from "@tanstack/react-query";
import type { Suggestion } from "@tour/api";
import { client } from "@tour/office/api";

/** Names in use that one may mean; none before something is typed. */
export function useSuggestions(kind: Suggestion["kind"] | undefined, typed: string): string[] {
  const q = typed.trim();
  const { data = [] } = useQuery({
    queryKey: ["suggestions", kind, q],
    enabled: kind !== undefined && q !== "",
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      client
        .suggestions({ query: { q, kind, limit: 8 } }, { signal })
        .then((answer) => answer.data.map(({ name }) => name)),
  });
  return q === "" ? [] : data;
}
