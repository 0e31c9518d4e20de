import type { OrganizerPublic } from "@tour/api";
import type { organizers } from "./organizer.table.ts";

/** What everyone may know of an organiser. */
export function toOrganizerPublic(row: typeof organizers.$inferSelect): OrganizerPublic {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    about: row.about,
    logo: row.logo,
    phones: row.phones,
    email: row.email,
    address: row.address,
    messengers: row.messengers,
    legal: row.legal,
    rating: row.rating,
    reviews_count: row.reviewsCount,
    since: row.since,
    is_verified: row.verificationState === "verified",
  };
}
