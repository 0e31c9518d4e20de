import type { PageType } from "@tour/api";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../db/column-types.ts";
import { attemptTable } from "../../../http/rate-limit/count-attempt.ts";
import { users } from "../../accounts/auth.table.ts";
import { sites } from "../site.table.ts";

/** Links that show a site's draft to whoever has one. A link that is over stays, for what was said by it. */
export const draftLinks = pgTable(
  "draft_links",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    /** For whom it is, in the words of whoever made it; may be empty. */
    title: text("title").notNull(),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    lastOpenedAt: instant("last_opened_at"),
  },
  (table) => [
    index("draft_links_site_id").on(table.siteId, table.id),
    index("draft_links_created_by").on(table.createdBy),
  ],
);

/** What people with a link say of a draft's block, and what the organiser's people answer: plain text. */
export const draftComments = pgTable(
  "draft_comments",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    linkId: integer("link_id")
      .notNull()
      .references(() => draftLinks.id, { onDelete: "cascade" }),
    page: text("page").$type<PageType>().notNull(),
    /** May be gone from the draft by now. */
    blockId: text("block_id").notNull(),
    blockType: integer("block_type").notNull(),
    /** What an answer answers; null for a comment. */
    answerTo: integer("answer_to").references((): AnyPgColumn => draftComments.id, {
      onDelete: "cascade",
    }),
    /** Who of the organiser's people answers; null for whoever has the link. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    author: text("author").notNull(),
    text: text("text").notNull(),
    settledAt: instant("settled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("draft_comments_link_id").on(table.linkId, table.id),
    index("draft_comments_answer_to").on(table.answerTo),
    index("draft_comments_user_id").on(table.userId),
    check("draft_comments_page", sql`${table.page} in ('main', 'tour')`),
  ],
);

/** How often an address commented lately. */
export const draftCommentAttempts = attemptTable("draft_comment_attempts");
