import { createHash } from "node:crypto";
import { lastPlaces } from "@tour/api";
import type { Money, TourInput } from "@tour/api";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { heldNowOf } from "../tours/held-now.ts";
import { share, shareList, shareText } from "./share-values.ts";
import { roublesFor, toKopecks } from "./reference-rates.ts";
import { nameKinds, termKinds } from "./tour-facts.ts";
import type { DepartureFacts, TourFacts } from "./tour-facts.ts";

interface FactsRow {
  id: number;
  organizer_id: number;
  slug: string;
  title: string;
  is_listed: boolean;
  is_published: boolean;
  time_zone: string;
  currency: Money["currency"];
  /** Null, or two numbers, where it begins. */
  latitude: number | null;
  longitude: number | null;
  days: number;
  min_age: number;
  group_size_to: number;
  rating: number | null;
  reviews_count: number;
  author_kind: string;
  difficulty: number;
  comfort: number;
  places: TourInput["places"];
  /** Lists as JSON. */
  directions: string;
  activities: string;
  collections: string;
  languages: string;
  accommodation_types: string;
  showplaces: string;
  water_objects: string;
  cruise_type: string | null;
  cruise_start_city: string | null;
  cruise_direction: string | null;
  cruise_ship: string | null;
  /** `day:seats left:capacity:lowest price`, with commas between. */
  departures: string | null;
}

/** What search knows of these tours; those that are not there any more are left out. */
export async function readFactsOf(db: Database, ids: number[]): Promise<TourFacts[]> {
  return readFacts(db, sql`t.id in (select unnest(string_to_array(${ids.join(",")}, ',')::int[]))`);
}

/**
 * The same of all tours, a batch at a time, so that none holds the process up for long. The database
 * reads the next one meanwhile.
 */
export async function* readAllFacts(db: Database, batch = 1000): AsyncGenerator<TourFacts[]> {
  const readAfter = (id: number) => {
    const within = sql`t.id in (select id from tours where id > ${id} order by id limit ${batch})`;
    const reading = readFacts(db, within);
    // Whoever stops before it comes does not hear of its failure.
    reading.catch(() => {});
    return reading;
  };
  let reading = readAfter(0);
  while (true) {
    const facts = await reading;
    const isLast = facts.length < batch;
    if (!isLast) reading = readAfter(facts.at(-1)!.id);
    yield facts;
    if (isLast) return;
  }
}

// Whole lists as one text each: most were met before, and need not be read then.
const listColumns = sql.raw(
  [
    ...["directions", "activities", "collections", "languages", "accommodation_types"],
    ...["showplaces", "water_objects"],
  ]
    .map((name) => `array_to_json(t.${name})::text as ${name}`)
    .join(", "),
);

/** Where one meets, else where the route begins. */
const beginsAt = (name: string, place: number) =>
  sql.raw(`case when t.content ->> 'meeting_place' is null then t.route #>> '{points,0,${place}}'
    else t.content #>> '{meeting_place,${name}}' end`);

async function readFacts(db: Database, which: SQL): Promise<TourFacts[]> {
  const result = await db.execute(selectFacts(which));
  return (result as unknown as { rows: FactsRow[] }).rows.map(toFacts);
}

const selectFacts = (which: SQL) => sql`
    select t.id, t.organizer_id, t.slug, t.title, t.is_listed, t.time_zone, t.currency, t.days,
      t.min_age, t.group_size_to, t.rating, t.reviews_count, t.author_kind, t.difficulty, t.comfort,
      t.places, ${listColumns}, t.cruise_type, t.cruise_start_city, t.cruise_direction,
      t.cruise_ship, (${beginsAt("latitude", 0)})::float8 as latitude,
      (${beginsAt("longitude", 1)})::float8 as longitude,
      exists (
        select from sites s join organizers o on o.id = s.organizer_id
        where s.organizer_id = t.organizer_id and s.current_manifest_id is not null
          and o.is_published_on_site
      ) as is_published,
      (
        select string_agg(
          concat_ws(':', d.start_date - date '1970-01-01',
            case when d.status = 'closed' then 0 else greatest(d.capacity - ${heldNowOf(sql`d`)}, 0) end,
            d.capacity,
            (select min(p.amount) from departure_prices p
              where p.departure_id = d.id and p.kind = 'person')),
          ',' order by d.start_date, d.id)
        from departures d where d.tour_id = t.id and d.status <> 'canceled'
      ) as departures
    from tours t where ${which} order by t.id`;

let maker: string | undefined;

/**
 * A name for how facts are made of rows: another one as soon as the query, or what is done with its rows,
 * is another. Builds that change nothing here share what they keep of facts.
 */
export function factsMaker(): string {
  if (maker) return maker;
  const query = new PgDialect().sqlToQuery(selectFacts(sql`true`)).sql;
  const made = [toFacts, toDepartures, toKopecks, share, shareList].map(String);
  const known = [lastPlaces, roublesFor, termKinds, nameKinds];
  maker = createHash("sha256")
    .update(JSON.stringify([query, made, known]))
    .digest("hex");
  return maker;
}

function toFacts(row: FactsRow): TourFacts {
  const placesOf = (level: string) =>
    share(row.places.filter((place) => place.level === level).map(({ name }) => name));
  const one = (value: string | null) => share(value ? [value] : []);
  return {
    id: row.id,
    organizerId: row.organizer_id,
    slug: row.slug,
    title: row.title,
    isListed: row.is_listed,
    isPublished: row.is_published,
    timeZone: shareText(row.time_zone),
    place:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
    days: row.days,
    minAge: row.min_age,
    groupSizeTo: row.group_size_to,
    rating: row.rating,
    reviewsCount: row.reviews_count,
    terms: {
      tours_direction: shareList(row.directions),
      tours_activities: shareList(row.activities),
      cruises_types: one(row.cruise_type),
      cruises_start_city: one(row.cruise_start_city),
      cruises_direction: one(row.cruise_direction),
      cruises_ships: one(row.cruise_ship),
      accommodation: shareList(row.accommodation_types),
      difficulty: share([String(row.difficulty)]),
      collections: shareList(row.collections),
      languages: shareList(row.languages),
      author_tours_operator: share([row.author_kind]),
      comfort: share([String(row.comfort)]),
    },
    names: {
      cities: placesOf("city"),
      regions: placesOf("region"),
      showplaces: shareList(row.showplaces),
      rest_kinds: shareList(row.activities),
      collections: shareList(row.collections),
      water_objects: shareList(row.water_objects),
      ships: one(row.cruise_ship),
    },
    departures: toDepartures(row.departures, row.currency),
  };
}

function toDepartures(text: string | null, currency: Money["currency"]): DepartureFacts[] {
  if (!text) return [];
  return text.split(",").map((one) => {
    const [day, left, capacity, amount] = one.split(":");
    const isFree = Number(left) > 0;
    const isLast = isFree && Number(left) <= lastPlaces && Number(left) < Number(capacity);
    const price = amount === undefined ? null : toKopecks(Number(amount), currency);
    return { day: Number(day), isFree, isLast, price };
  });
}
