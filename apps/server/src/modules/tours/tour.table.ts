import type { AspectMarks, Image, Tour, TourInput, TourRoute } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt } from "../../db/column-types.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { TourContent } from "./tour-content.ts";

const texts = (name: string) => text(name).array().notNull().default([]);

/**
 * Tours. What search filters by are columns of their own; what only the tour's own page shows is
 * in `content`. Product decisions, section 8.
 */
export const tours = pgTable(
  "tours",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** Words, a dash and the tour's number. */
    slug: text("slug").notNull().unique(),
    /** Archived tours are not listed: they are in no list and on no page. */
    /** Uuid of the request that it was made for: nobody else finds it. Null of every other tour. */
    individualFor: uuid("individual_for").unique(),
    isListed: boolean("is_listed").notNull().default(true),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull(),
    description: text("description").notNull(),
    productType: smallint("product_type").$type<Tour["product_type"]>().notNull(),
    salesModel: smallint("sales_model").$type<TourInput["sales_model"]>().notNull(),
    authorKind: text("author_kind").$type<"organization" | "author">().notNull(),
    places: jsonb("places").$type<Tour["places"]>().notNull(),
    regionCode: text("region_code").$type<TourInput["region_code"]>().notNull(),
    directions: texts("directions"),
    activities: texts("activities"),
    collections: texts("collections"),
    showplaces: texts("showplaces"),
    waterObjects: texts("water_objects"),
    languages: texts("languages"),
    accommodationTypes: texts("accommodation_types").$type<TourInput["accommodation_types"]>(),
    cruiseType: text("cruise_type"),
    cruiseStartCity: text("cruise_start_city"),
    cruiseDirection: text("cruise_direction"),
    cruiseShip: text("cruise_ship"),
    /** 1 to 5. */
    difficulty: smallint("difficulty").notNull(),
    /** 1 to 5. */
    comfort: smallint("comfort").notNull(),
    minAge: smallint("min_age").notNull(),
    groupSizeFrom: smallint("group_size_from").notNull(),
    groupSizeTo: smallint("group_size_to").notNull(),
    days: smallint("days").notNull(),
    nights: smallint("nights").notNull(),
    currency: text("currency").$type<NonNullable<Tour["price_from"]>["currency"]>().notNull(),
    prepaymentPercent: smallint("prepayment_percent").notNull(),
    restDueDays: smallint("rest_due_days").notNull().default(14),
    isInstantConfirmation: boolean("is_instant_confirmation").notNull(),
    hoursToConfirm: smallint("hours_to_confirm").notNull().default(24),
    /** IANA name: the calendar dates of departures are this zone's. */
    timeZone: text("time_zone").notNull(),
    image: jsonb("image").$type<Image>(),
    content: jsonb("content").$type<TourContent>().notNull(),
    /** Its line on the map, tens of kilobytes: beside the content, which more is read of. */
    route: jsonb("route").$type<TourRoute>(),
    rating: real("rating"),
    reviewsCount: integer("reviews_count").notNull().default(0),
    createdAt: createdAt(),
    /** Raised by each change of what is written of it: a change from an older one is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("tours_organizer_id").on(table.organizerId),
    index("tours_time_zone").on(table.timeZone),
    check("tours_difficulty", sql`${table.difficulty} between 1 and 5`),
    check("tours_comfort", sql`${table.comfort} between 1 and 5`),
    check("tours_group_size", sql`${table.groupSizeFrom} between 1 and ${table.groupSizeTo}`),
  ],
);

export type TourRow = typeof tours.$inferSelect;

/** Slugs that a tour had before; they answer a redirect to its present one. */
export const oldSlugs = pgTable("old_slugs", {
  slug: text("slug").primaryKey(),
  tourId: integer("tour_id")
    .notNull()
    .references(() => tours.id, { onDelete: "cascade" }),
});

export const reviews = pgTable(
  "reviews",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    author: text("author").notNull(),
    city: text("city").notNull().default(""),
    rating: smallint("rating").notNull(),
    text: text("text").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    photos: jsonb("photos").$type<Image[]>().notNull().default([]),
    /** The face of whoever wrote it, with their consent alone. */
    portrait: jsonb("portrait").$type<Image>(),
    aspects: jsonb("aspects").$type<AspectMarks>().notNull().default({}),
    /** Written by the guest of a completed request; false of what anybody entered by hand. */
    isVerified: boolean("is_verified").notNull().default(false),
    /** What its organiser answers, and when that was written or changed last. */
    reply: text("reply"),
    replyDate: date("reply_date", { mode: "string" }),
  },
  (table) => [
    index("reviews_tour_id_date").on(table.tourId, table.date),
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
  ],
);
