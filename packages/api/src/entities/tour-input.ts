import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { dateSchema } from "./calendar-date.ts";
import { clockTimeSchema } from "./clock-time.ts";
import { between, filled, listUpTo, optionalPhone } from "./input-fields.ts";
import { picture, text, withoutDefaults } from "./input-fields.ts";
import { currencies } from "./money.ts";
import { accommodationTypes, priceOptionKinds } from "./tour.ts";
import { tourCitySchema } from "./tour-city.ts";
import { tourRouteSchema } from "./tour-route.ts";
import { touristFormSchema } from "./tourist.ts";

/** Specification, section 3 (regions). */
export const regionCodes = [
  "crimea",
  "lnr",
  "dnr",
  "other",
  "russia",
  "belarus",
  "kazakhstan",
] as const;

/** Specification, section 3 (author filter); a filter may also say `any`. */
export const authorKinds = ["organization", "author"] as const;

/** A word that search filters by, for example a direction. */
const names = listUpTo(filled(100), 30);
/** Names a part of a tour within it. */
const partId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

const pictures = listUpTo(
  v.strictObject({
    kind: v.picklist(["image", "video"]),
    image: picture,
    video_url: v.optional(v.pipe(v.string(), v.maxLength(2000), v.regex(/^https:\/\//))),
  }),
  60,
);

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
/** IANA name, for example `Asia/Barnaul`. */
const timeZoneSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check(isTimeZone, "Неизвестный часовой пояс"),
);

const programDay = v.strictObject({
  id: partId,
  title: filled(200),
  text: text(10_000),
  media: pictures,
  meals: v.optional(text(200)),
  lodging: v.optional(text(200)),
  distance_km: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(50_000))),
});

const living = v.strictObject({
  id: partId,
  name: filled(200),
  accommodation_type: v.picklist(accommodationTypes),
  text: text(5000),
  media: pictures,
});

const guide = v.strictObject({
  id: partId,
  name: filled(120),
  role: text(120),
  photo: v.optional(v.nullable(picture), null),
  quote: v.optional(text(1000)),
  text: text(5000),
  languages: listUpTo(filled(40), 20),
  /** For who travels, never on the tour's page. */
  phone: v.optional(optionalPhone.wrapped),
});

const meetingPlace = v.strictObject({
  name: filled(200),
  address: text(300),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  time_zone: timeZoneSchema,
});

const place = v.strictObject({
  level: v.picklist(["country", "region", "city"]),
  name: filled(100),
});

const cruise = v.strictObject({
  type: filled(100),
  start_city: filled(100),
  direction: filled(100),
  ship: filled(100),
});

/** What is written of a tour; each has a value of its own when it is left out. */
const described = {
  subtitle: v.optional(text(300), ""),
  description: v.optional(text(20_000), ""),
  product_type: v.optional(v.picklist([1, 2]), 1),
  /** Specification, section 3: 1 marketplace, 2 direct, 3 agent, 4 own, 5 third-party agent. */
  sales_model: v.optional(v.picklist([1, 2, 3, 4, 5]), 2),
  author_kind: v.optional(v.picklist(authorKinds), "organization"),
  places: listUpTo(place, 20),
  region_code: v.optional(v.picklist(regionCodes), "russia"),
  directions: names,
  activities: names,
  collections: names,
  /** Sights on the way. */
  showplaces: names,
  /** Seas, lakes, rivers on the way. */
  water_objects: names,
  /** Codes of ISO 639-1, for example `ru`. */
  languages: listUpTo(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)), 20),
  accommodation_types: listUpTo(v.picklist(accommodationTypes), accommodationTypes.length),
  cruise: v.optional(v.nullable(cruise), null),
  difficulty: v.optional(between(1, 5), 1),
  comfort: v.optional(between(1, 5), 3),
  min_age: v.optional(between(0, 99), 0),
  group_size_from: v.optional(between(1, 1000), 1),
  group_size_to: v.optional(between(1, 1000), 10),
  prepayment_percent: v.optional(between(0, 100), 20),
  rest_due_days: v.optional(between(0, 365), 14),
  is_instant_confirmation: v.optional(v.boolean(), false),
  hours_to_confirm: v.optional(between(1, 72), 24),
  media: pictures,
  program: listUpTo(programDay, 120),
  route: v.optional(v.nullable(tourRouteSchema), null),
  livings: listUpTo(living, 40),
  guides: listUpTo(guide, 40),
  included: listUpTo(filled(300), 60),
  not_included: listUpTo(filled(300), 60),
  price_notes: v.optional(text(5000), ""),
  cancellation_rules: listUpTo(
    v.strictObject({ days_before: between(0, 1000), refund_percent: between(0, 100) }),
    20,
  ),
  meeting_place: v.optional(v.nullable(meetingPlace), null),
  questions: listUpTo(
    v.strictObject({ id: partId, question: filled(500), answer: text(5000) }),
    60,
  ),
  recommendations: listUpTo(
    v.strictObject({ title: filled(200), items: listUpTo(filled(500), 60) }),
    30,
  ),
  /** From where one can come; see `tourCitySchema`. */
  from_cities: listUpTo(tourCitySchema, 60),
  tourist_form: v.optional(touristFormSchema, { asks_document: false, questions: [] }),
};

/** How many days a tour and each of its departures lasts at most. */
export const MAX_TRIP_DAYS = 365;

/** How many departures are made or changed by one call at most. */
export const MAX_DEPARTURES_AT_ONCE = 200;

/** How many characters the title of a tour has at most. */
export const MAX_TOUR_TITLE = 160;

const required = {
  title: filled(MAX_TOUR_TITLE),
  days: between(1, MAX_TRIP_DAYS),
  nights: between(0, MAX_TRIP_DAYS),
  currency: v.picklist(currencies),
  time_zone: timeZoneSchema,
  price_options: v.pipe(
    v.array(
      v.strictObject({
        id: partId,
        title: filled(200),
        note: text(500),
        kind: v.optional(v.picklist(priceOptionKinds)),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
};

/** All that makes a tour but its departures and reviews. Product decisions, section 8. */
export const tourInputSchema = v.strictObject({ ...required, ...described });
export type TourInput = v.InferOutput<typeof tourInputSchema>;

/** What changes in a tour: what is left out stays as it was. */
export const tourChangesSchema = v.partial(
  v.strictObject({ ...required, ...withoutDefaults(described) }),
);
export type TourChanges = v.InferOutput<typeof tourChangesSchema>;

const option = v.strictObject({
  option_id: partId,
  /** Minor units of the tour's currency. */
  amount: v.pipe(integerSchema, v.minValue(0)),
});

/** A tour's dates as they are written. */
export const departureInputSchema = v.strictObject({
  start_date: dateSchema,
  end_date: dateSchema,
  capacity: between(1, 10_000),
  status: v.picklist(["open", "guaranteed", "closed", "canceled"]),
  /** It leaves with so many, or not; 1 when it is left out. */
  smallest_group: v.optional(between(1, 10_000)),
  /** The day by which that is decided; null for 14 days before the start. */
  decision_date: v.optional(v.nullable(dateSchema)),
  /** When it begins on its first day, by the clocks of the meeting place; null while it is not said. */
  start_time: v.nullable(clockTimeSchema),
  prices: v.pipe(v.array(option), v.minLength(1), v.maxLength(20)),
  /** The instant from which it is sold, before its start; null, or one that is over, for at once. */
  sale_starts_at: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp("Когда откроется запись?"))),
  ),
  /** Close it for good once all seats are sold; false when it is left out of a new one. */
  closes_when_full: v.optional(v.boolean()),
  /** Who of the team's guides leads it; null for nobody. */
  guide_user_id: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)))),
});
