import type { QueryClient } from "@tanstack/react-query";
import type { OfficeChanges } from "@tour/api";

/** What says what of the drafts is not published. */
const ofDrafts = ["site", "readiness", "unpublished-blocks"];

/**
 * Reads anew what is shown of what changed, and the rest when it is shown again: of a site's status all
 * of the organiser's, as after one's own publication; of a page what waits to be published, which an
 * editor does not show while its page is saved every second.
 */
export async function readAnew(
  queryClient: QueryClient,
  organizerId: number,
  { changes, is_outdated: isOutdated }: Pick<OfficeChanges, "changes" | "is_outdated">,
  isEditing: boolean,
): Promise<void> {
  const has = (...kinds: string[]) => changes.some(({ kind }) => kinds.includes(kind));
  const ofOrganizer = ["organizer", organizerId];
  if (isOutdated || has("site")) {
    await queryClient.invalidateQueries({ queryKey: ofOrganizer });
    return;
  }
  if (has("draft_comment")) {
    await queryClient.invalidateQueries({ queryKey: [...ofOrganizer, "draft-comments"] });
  }
  if (has("main_page", "tour_page")) {
    await queryClient.invalidateQueries({
      queryKey: ofOrganizer,
      predicate: ({ queryKey }) => ofDrafts.includes(String(queryKey[2])),
      refetchType: isEditing ? "none" : "active",
    });
  }
}
