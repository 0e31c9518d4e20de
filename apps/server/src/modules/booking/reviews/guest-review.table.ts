import type { AspectMarks, GuestReview, Image } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import { reviews } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";

/** What guests wrote of their trips, one a request; once published it is one of the tour's reviews. */
export const guestReviews = pgTable(
  "guest_reviews",
  {
    requestId: integer("request_id")
      .primaryKey()
      .references(() => requests.id, { onDelete: "cascade" }),
    author: text("author").notNull(),
    rating: smallint("rating").notNull(),
    text: text("text").notNull(),
    aspects: jsonb("aspects").$type<AspectMarks>().notNull().default({}),
    photos: jsonb("photos").$type<Image[]>().notNull().default([]),
    /** The face of whoever wrote it. */
    portrait: jsonb("portrait").$type<Image>(),
    state: text("state").$type<GuestReview["state"]>().notNull().default("waiting"),
    /** The review that everyone reads; null before it is published. */
    reviewId: integer("review_id")
      .unique()
      .references(() => reviews.id, { onDelete: "set null" }),
    /** Why staff did not publish it; empty unless it is declined. */
    refusal: text("refusal").notNull().default(""),
    /** What its organiser answered to it; kept here too, for when it is hidden and shown again. */
    reply: text("reply"),
    replyDate: date("reply_date", { mode: "string" }),
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [check("guest_reviews_rating", sql`${table.rating} between 1 and 5`)],
);
