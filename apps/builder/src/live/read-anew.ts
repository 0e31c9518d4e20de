import type { QueryClient } from "@tanstack/react-query";
import type { OfficeChangeKind, OfficeChanges } from "@tour/api";

/** What shows what is no page. */
const ofParts: Partial<Record<OfficeChangeKind, readonly string[]>> = {
  brand: ["brands", "activity"],
  block_template: ["block-templates", "activity"],
  design: ["preset", "preset-list", "look", "activity"],
  settings: ["main-page-setting", "favicon"],
};

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
  const parts = changes.flatMap(({ kind }) => ofParts[kind] ?? []);
  if (parts.length > 0) {
    await queryClient.invalidateQueries({
      queryKey: ofOrganizer,
      predicate: ({ queryKey }) => parts.includes(String(queryKey[2])),
    });
  }
  if (has("main_page", "tour_page", "design", "settings")) {
    await queryClient.invalidateQueries({
      queryKey: ofOrganizer,
      predicate: ({ queryKey }) => ofDrafts.includes(String(queryKey[2])),
      refetchType: isEditing ? "none" : "active",
    });
  }
}
