import type { OrganizerRole } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { attemptTable } from "../../http/rate-limit/count-attempt.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";

/** Who is invited to work for an organiser; one who accepts has a membership instead. */
export const invitations = pgTable(
  "invitations",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** Lower case. */
    email: text("email").notNull(),
    role: text("role").$type<OrganizerRole>().notNull(),
    /** Of the newest email's link. */
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").references(() => users.id, { onDelete: "set null" }),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("invitations_organizer_id_email").on(table.organizerId, table.email),
    index("invitations_invited_by").on(table.invitedBy),
    check("invitations_role", sql`${table.role} in ('owner', 'editor', 'manager', 'guide')`),
  ],
);

/** Emails that an organiser sent lately to invite. */
export const invitationAttempts = attemptTable("invitation_attempts");
