import type { AttachedSite, EditedTour } from "@tour/api";

/** Where guests see a tour; null while they see none of it. */
export const guestAddress = (
  site: Pick<AttachedSite, "url" | "published_at"> | null,
  { slug, is_archived: isArchived }: Pick<EditedTour, "slug" | "is_archived">,
): string | null => (site?.published_at && !isArchived ? `${site.url}/${slug}` : null);
