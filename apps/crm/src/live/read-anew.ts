import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { OfficeChanges } from "@tour/api";

type Change = OfficeChanges["changes"][number];

/** What is read of an organiser as a whole, by which kinds of changes make it stale. */
const parts: Record<Change["kind"], readonly string[]> = {
  request: ["requests", "reviews", "departures", "home", "money"],
  message: ["requests", "home"],
  task: ["requests", "home"],
  question: ["questions", "home"],
  departure: ["departures", "my-departures", "all-tours", "home", "on-the-way"],
  // What is being edited is read by its editor, which saves by versions.
  tour: ["all-tours", "departures", "home", "on-the-way"],
  // The site is the builder's.
  main_page: [],
  tour_page: [],
  site: [],
  draft_comment: [],
  brand: [],
  block_template: [],
  design: [],
  settings: [],
  notice: ["on-the-way"],
};

/** Whether a change makes what is kept under this key stale. */
function concerns({ kind, id }: Change, organizerId: number, [first, second, third]: QueryKey) {
  if (first === "organizer") return second === organizerId && parts[kind].includes(`${third}`);
  if (kind === "question") return first === "question" && second === id;
  if (kind !== "request" && kind !== "message" && kind !== "task") return false;
  // A chat has a number of its own, and few are open at a time.
  return (first === "request" && second === id) || first === "chat";
}

const everything = ["organizer", "request", "chat", "question"];

/**
 * Reads anew what is shown of what changed, and what is not shown when it is shown again. Throws
 * where something could not be read.
 */
export function readAnew(
  queryClient: QueryClient,
  organizerId: number,
  { changes, is_outdated: isOutdated }: Pick<OfficeChanges, "changes" | "is_outdated">,
): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) =>
    isOutdated
      ? everything.includes(`${queryKey[0]}`)
      : changes.some((change) => concerns(change, organizerId, queryKey));
  return queryClient.invalidateQueries({ predicate }, { throwOnError: true });
}

/** When nothing of one's own is being saved, or after so many ms: no answer comes in between. */
export const whenSaved = (queryClient: QueryClient, atMost = 5000): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      leave();
      clearTimeout(timer);
      resolve();
    };
    const look = () => queryClient.isMutating() === 0 && end();
    const leave = queryClient.getMutationCache().subscribe(look);
    const timer = setTimeout(end, atMost);
    look();
  });
