import { useNavigate } from "@tanstack/react-router";
import type { RequestSearch } from "../../../requests/request-search.ts";

export type ChangeSearch = (changes: Partial<RequestSearch>, isTyping?: boolean) => void;

/** The way to ask the address for other requests; undefined takes a condition away. */
export function useChangeSearch(): ChangeSearch {
  const navigate = useNavigate({ from: "/$organizerId/requests" });
  return (changes, isTyping = false) =>
    void navigate({
      search: (before: RequestSearch) => ({ ...before, ...changes }),
      resetScroll: false,
      // Going back leads to before the words, not through each of their letters.
      replace: isTyping,
    });
}
