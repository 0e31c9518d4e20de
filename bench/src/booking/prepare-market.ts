import { randomUUID } from "node:crypto";
import { askServer } from "@tour/test-postgres";
import type { Guest } from "./replay.ts";

/** A date that is for sale, by its price option. */
export interface Offered {
  departure: number;
  option: string;
}

/**
 * Numbers of seven digits, of their own for each table: the bare server knows them by that wherever
 * they stand.
 */
const firsts = {
  ...{ departures: 3_000_000, tourists: 4_000_000, request_history: 5_000_000 },
  ...{ request_letters: 6_000_000, requests: 7_000_000, chats: 8_000_000 },
};

export async function prepareMarket(databaseUrl: string): Promise<void> {
  for (const [table, first] of Object.entries(firsts)) {
    await askServer(
      databaseUrl,
      `select setval(pg_get_serial_sequence('${table}', 'id'), ${first})`,
    );
  }
  // The sandbox is a demo's: this one has been made.
  await askServer(databaseUrl, "insert into demo_seeds (id) values (1) on conflict do nothing");
}

/** Adds a date with plenty of seats to so many tours, the first ones after a number. */
export async function addDepartures(
  databaseUrl: string,
  count: number,
  afterTour = 0,
): Promise<Offered[]> {
  return askServer<{ departure: number; option: string }>(
    databaseUrl,
    `with source as (
       select distinct on (d.tour_id) d.id, d.tour_id from departures d
       join departure_prices p on p.departure_id = d.id and p.kind = 'person'
       where d.id < ${firsts.departures} and d.tour_id > ${afterTour}
       order by d.tour_id limit ${count}),
     made as (
       insert into departures (tour_id, start_date, end_date, capacity)
       select tour_id, current_date + 60, current_date + 62, 1000000 from source
       returning id, tour_id),
     priced as (
       insert into departure_prices (departure_id, option_id, amount, kind)
       select made.id, p.option_id, p.amount, p.kind from made join source using (tour_id)
       join departure_prices p on p.departure_id = source.id
       returning departure_id, option_id, kind)
     select distinct on (departure_id) departure_id as departure, option_id as option
     from priced where kind = 'person'`,
  );
}

let guests = 0;

/** Somebody who has not asked before, and what they send. */
export function nextGuest({ departure, option }: Offered): { guest: Guest; body: object } {
  guests += 1;
  const phone = `+7916${String(guests).padStart(7, "0")}`;
  const guest = { key: randomUUID(), email: `guest-${guests}@example.com`, phone, departure };
  const body = {
    ...{ key: guest.key, departure_id: departure, comment: "" },
    seats: [{ option_id: option, count: 1 }],
    contact: { name: "Анна", phone, email: guest.email },
    consents: [{ kind: "personal_data" }],
  };
  return { guest, body };
}

/** An address of its own for each: how many requests one may make is limited. */
export const nextAddress = (): string =>
  `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`;
