import type { ActivityKind, ActivityRow, MarketDeedKind } from "@tour/api";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";

/** What people did for an organiser, and staff for the marketplace. Nobody's data and no secret stands here: numbers lead to them. */
export const activity = pgTable(
  "activity",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Null of what was changed in the marketplace's own sale. */
    organizerId: integer("organizer_id").references(() => organizers.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<ActivityKind | MarketDeedKind>().notNull(),
    /** The number of the request, the tour or the date that it is about. */
    subjectId: integer("subject_id"),
    /** Whom it is about. */
    personId: text("person_id").references(() => users.id, { onDelete: "set null" }),
    details: jsonb("details").$type<ActivityRow["details"]>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index("activity_organizer_id").on(table.organizerId, table.id),
    index("activity_organizer_id_user_id").on(table.organizerId, table.userId, table.id),
    index("activity_user_id").on(table.userId),
    index("activity_person_id").on(table.personId),
  ],
);
