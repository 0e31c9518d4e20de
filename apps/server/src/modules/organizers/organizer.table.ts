import type { OrganizerPublic, OrganizerVerification } from "@tour/api";
import { boolean, integer, json, pgTable, real, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";

/** An organiser and what everyone may know of them. */
export const organizers = pgTable("organizers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  kind: text("kind").$type<OrganizerPublic["kind"]>().notNull().default("organization"),
  about: text("about").notNull().default(""),
  logo: json("logo").$type<NonNullable<OrganizerPublic["logo"]>>(),
  phones: json("phones").$type<OrganizerPublic["phones"]>().notNull().default([]),
  email: text("email").notNull().default(""),
  address: text("address").notNull().default(""),
  messengers: json("messengers").$type<OrganizerPublic["messengers"]>().notNull().default([]),
  legal: json("legal")
    .$type<OrganizerPublic["legal"]>()
    .notNull()
    .default({ name: "", inn: "", ogrn: "", registry_number: "" }),
  rating: real("rating"),
  reviewsCount: integer("reviews_count").notNull().default(0),
  since: integer("since").notNull(),
  /** Whether the marketplace shows them and their tours; their own site does not ask. */
  isPublishedOnSite: boolean("is_published_on_site").notNull().default(false),
  verificationState: text("verification_state")
    .$type<OrganizerVerification["state"]>()
    .notNull()
    .default("none"),
  verificationComment: text("verification_comment").notNull().default(""),
  /** When staff decided; null before. */
  verifiedAt: instant("verified_at"),
  /** Raised with every change of what is live but not designed: tours, departures, reviews. */
  dataRevision: integer("data_revision").notNull().default(0),
  createdAt: createdAt(),
});
