import { sql } from "drizzle-orm";
import type { TestApp } from "./create-test-app.ts";

/** A row of each table that tests of calls leave empty; the placeholders name things of one organiser. */
const inserts = `
insert into impersonations (user_id, organizer_id, reason, started_at, ends_at) values (USER, ORG, 'x', now(), now());
insert into suspensions (organizer_id, reason, suspended_at, lifted_at) values (ORG, 'x', now(), now());
insert into verifications (id, identifier, value, expires_at) values ('v1', 'reset', USER, now());
insert into email_confirmations (user_id, token_hash, sent_at, expires_at) values (USER, 'h1', now(), now());
insert into second_factors (user_id, secret) values (USER, 'v1.factor-secret');
insert into recovery_codes (user_id, code_hash) values (USER, 'h2');
insert into page_edits (site_id, type, version, key, places) values (SITE, 'main', 900, 'k', '[]');
insert into domains (site_id, host, token, since) values (SITE, 'tayna.example', 'dns-proof-token', now());
insert into site_notices (organizer_id, key, text, until, posted_at) values (ORG, gen_random_uuid(), 'x', now(), now());
insert into visit_counts values (ORG, '2026-11-01', 'main', 0, 'direct', 1, 1);
insert into departure_roomings values (DEPARTURE, 1, '[]');
insert into guest_summaries (departure_id) values (DEPARTURE) on conflict do nothing;
insert into tied_publications (scheduled_id, departure_id)
  select id, DEPARTURE from scheduled_publications where site_id = SITE limit 1;
insert into old_slugs (slug, tour_id) values ('tayna-1', TOUR);
insert into market_collections (id, slug, name, position, image)
  values (1, 'best', 'x', 0, (select json_build_object('url', '/media/' || key || '/{size}') from media
    where organizer_id = ORG order by key limit 1));
insert into market_collection_tours select id, TOUR, 0 from market_collections;
insert into external_tour_ids (organizer_id, external_id, tour_id) values (ORG, 'e-1', TOUR);
insert into arrivals (request_id) values (REQUEST);
insert into review_hidings (request_id, reason, hidden_at) values (REQUEST, 'spam', now());
insert into exchange_rates (organizer_id, currency, roubles) values (ORG, 'USD', 90);
insert into help_withdrawals (organizer_id, record_key, user_id) values (ORG, gen_random_uuid(), USER);
insert into past_shops (organizer_id, shop_id, secret, tax_system, vat_code) values (ORG, '7', 'v1.past-secret', 2, 11);
insert into test_payments (organizer_id, provider, amount, email) values (ORG, 'sandbox', 1, 'x@example.com');
insert into refund_decisions (request_id, amount, message, is_guest_told) values (REQUEST, 1, 'x', false);
insert into payment_differences (provider, kind, provider_id, payment_id, our_amount, their_amount)
  select 'sandbox', 'payment', 'p', id, 1, 2 from payments where request_id = REQUEST;
insert into unknown_notices (provider, event, provider_id, payment_number)
  select 'sandbox', 'payment.succeeded', 'p', id from payments where request_id = REQUEST;
insert into sandbox_refunds (key, payment_id, amount)
  select gen_random_uuid(), provider_payment_id::uuid, 1 from payments where request_id = REQUEST;
insert into office_viewers (kind, subject_id, user_id) values ('request', REQUEST, OTHER_USER)`;

/** Gives an organiser the rows that nobody's call has made; for tests of who leaves with them. */
export async function plantRest(
  { db }: TestApp,
  { organizerId, otherUser }: { organizerId: number; otherUser: string },
): Promise<void> {
  const one = (query: string) => `(${query} limit 1)`;
  const values: [placeholder: RegExp, value: string][] = [
    [/\bOTHER_USER\b/g, `'${otherUser}'`],
    [
      /\bUSER\b/g,
      one(`select user_id from memberships where organizer_id = ORG and role = 'owner'`),
    ],
    [/\bSITE\b/g, one("select id from sites where organizer_id = ORG")],
    [/\bDEPARTURE\b/g, one("select id from departures where tour_id = TOUR order by id")],
    [/\bTOUR\b/g, one("select tour_id from requests where organizer_id = ORG order by id")],
    [/\bREQUEST\b/g, one("select id from requests where organizer_id = ORG order by id")],
    [/\bORG\b/g, String(organizerId)],
  ];
  const written = values.reduce((text, [at, value]) => text.replaceAll(at, value), inserts);
  for (const statement of written.split(";\n")) {
    // oxlint-disable-next-line no-await-in-loop -- some hang on those before
    await db.execute(sql.raw(statement));
  }
}
