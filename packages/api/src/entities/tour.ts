import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";
import { clockTimeSchema } from "./clock-time.ts";
import { imageSchema, mediaSchema } from "./media.ts";
import { moneySchema } from "./money.ts";
import { aspectMarksSchema } from "./review-aspects.ts";
import { tourRouteSchema } from "./tour-route.ts";

/** Specification, section 3 (place level). */
export const placeSchema = v.object({
  level: v.picklist(["country", "region", "city"]),
  name: v.string(),
});

export const accommodationTypes = [
  "camp-site",
  "guest-house",
  "flat",
  "cabin",
  "hotel",
  "tent",
  "train",
  "not-set",
] as const;

/**
 * What a price option is: a person with a seat, a child with one who travels beside such a person
 * and for less, a person without a seat (an infant), or a supplement such as a room of one's own.
 * What a tour costs "from" is the lowest price of a person.
 */
export const priceOptionKinds = ["person", "child", "infant", "supplement"] as const;
export type PriceOptionKind = (typeof priceOptionKinds)[number];

/** A person where nothing is said. */
const priceOptionKind = v.optional(v.picklist(priceOptionKinds));

/** `guaranteed` leaves whatever the number of tourists; `closed` takes no more of them. */
export const departureStatuses = ["open", "guaranteed", "closed", "canceled"] as const;

/** A departure's group, where it leaves only when it has its smallest one; left out elsewhere. */
export const groupSchema = v.optional(
  v.object({
    smallest: v.number(),
    /** How many are still to come: seats that are sold count, those that are held do not. */
    missing: v.number(),
    /** The day by which the organiser decides, in the tour's place. */
    decision_date: dateSchema,
  }),
);
export type DepartureGroup = NonNullable<v.InferOutput<typeof groupSchema>>;

/** How many of a departure's guests travel alone: more than one in two, or in four. */
export const aloneShares = ["most", "some"] as const;

/**
 * Who goes on a departure, of the guests who agreed to it, in words that name nobody; left out where
 * they are too few. Decision 0103.
 */
export const guestSummarySchema = v.optional(
  v.object({
    /** At least so many are meant: 5, 10, 15 and so on. */
    from: v.number(),
    /** Of what age most of them are, both ends counted, the last open; null where they differ. */
    ages: v.nullable(v.tuple([v.number(), v.nullable(v.number())])),
    /** Null where few travel alone, or none. */
    alone: v.nullable(v.picklist(aloneShares)),
  }),
);
export type GuestSummary = NonNullable<v.InferOutput<typeof guestSummarySchema>>;

/** When a departure's sale begins; left out where it has begun, by the database's clock. */
export const saleOpeningSchema = v.optional(
  v.object({
    /** The instant, in UTC. */
    at: v.string(),
    /** The same by the clocks of the tour's own place: `HH:mm` on a day. */
    date: dateSchema,
    time: clockTimeSchema,
    /** IANA name of their zone. */
    time_zone: v.string(),
  }),
);
export type SaleOpening = NonNullable<v.InferOutput<typeof saleOpeningSchema>>;

export const departureSchema = v.object({
  id: v.number(),
  tour_id: v.number(),
  start_date: dateSchema,
  end_date: dateSchema,
  capacity: v.number(),
  seats_left: v.number(),
  status: v.picklist(departureStatuses),
  group: groupSchema,
  sale_opening: saleOpeningSchema,
  guests: guestSummarySchema,
  prices: v.array(v.object({ option_id: v.string(), price: moneySchema, kind: priceOptionKind })),
});

export type Departure = v.InferOutput<typeof departureSchema>;

/** What a list of tours shows of each. */
export const tourCardSchema = v.object({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  image: v.nullable(imageSchema),
  places: v.array(placeSchema),
  activities: v.array(v.string()),
  days: v.number(),
  nights: v.number(),
  difficulty: v.number(),
  group_size_from: v.number(),
  group_size_to: v.number(),
  min_age: v.number(),
  price_from: v.nullable(moneySchema),
  departures: v.array(departureSchema),
  rating: v.nullable(v.number()),
  reviews_count: v.number(),
});

export type TourCard = v.InferOutput<typeof tourCardSchema>;

export const programDaySchema = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  media: v.array(mediaSchema),
  meals: v.optional(v.string()),
  lodging: v.optional(v.string()),
  distance_km: v.optional(v.number()),
});

export const livingSchema = v.object({
  id: v.string(),
  name: v.string(),
  accommodation_type: v.picklist(accommodationTypes),
  text: v.string(),
  media: v.array(mediaSchema),
});

export const guideSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: v.string(),
  photo: v.nullable(imageSchema),
  quote: v.optional(v.string()),
  text: v.string(),
  languages: v.array(v.string()),
});

/** What the organiser answers to a review, for everyone. */
export const reviewReplySchema = v.object({
  text: v.string(),
  /** When it was written or changed last. */
  date: dateSchema,
});

export const reviewSchema = v.object({
  id: v.number(),
  author: v.string(),
  city: v.optional(v.string()),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.string(),
  date: dateSchema,
  photos: v.array(imageSchema),
  /** The face of whoever wrote it. */
  portrait: v.optional(imageSchema),
  aspects: v.optional(aspectMarksSchema),
  reply: v.optional(reviewReplySchema),
  /** True of what the guest of a completed request wrote; left out of what anybody entered by hand. */
  is_verified: v.optional(v.boolean()),
  tour_title: v.optional(v.string()),
});

export type Review = v.InferOutput<typeof reviewSchema>;

export const questionSchema = v.object({
  id: v.string(),
  question: v.string(),
  answer: v.string(),
});

/** A tour as its own page shows it. Fields: product decisions, section 8. */
export const tourSchema = v.object({
  ...tourCardSchema.entries,
  description: v.string(),
  product_type: v.picklist([1, 2]),
  media: v.array(mediaSchema),
  program: v.array(programDaySchema),
  /** Null, or left out, while its organiser has given none. */
  route: v.optional(v.nullable(tourRouteSchema)),
  livings: v.array(livingSchema),
  guides: v.array(guideSchema),
  included: v.array(v.string()),
  not_included: v.array(v.string()),
  price_notes: v.string(),
  price_options: v.array(
    v.object({ id: v.string(), title: v.string(), note: v.string(), kind: priceOptionKind }),
  ),
  prepayment_percent: v.number(),
  /** How many days before the start the rest is due. */
  rest_due_days: v.number(),
  is_instant_confirmation: v.boolean(),
  /** Within how many hours the organiser confirms a request. */
  hours_to_confirm: v.number(),
  cancellation_rules: v.array(v.object({ days_before: v.number(), refund_percent: v.number() })),
  meeting_place: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      time_zone: v.string(),
    }),
  ),
  languages: v.array(v.string()),
  questions: v.array(questionSchema),
  recommendations: v.array(v.object({ title: v.string(), items: v.array(v.string()) })),
  reviews: v.array(reviewSchema),
});

export type Tour = v.InferOutput<typeof tourSchema>;
