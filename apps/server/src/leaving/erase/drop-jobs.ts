import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { requestEmails } from "../../modules/booking/emails/request-email.table.ts";
import { payments, receipts, refunds } from "../../modules/booking/payment.table.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { testPayments } from "../../modules/booking/test-payments/test-payment.table.ts";
import { tourImports } from "../../modules/imports/import.table.ts";
import { emailJob } from "../../modules/emails/email.job.ts";
import { media } from "../../modules/media/media.table.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { domains } from "../../modules/sites/domains/domain.table.ts";
import { scheduledPublications } from "../../modules/sites/scheduling/scheduled-publication.table.ts";
import { sites } from "../../modules/sites/site.table.ts";
import { subscriptions } from "../../modules/subscriptions/subscription.table.ts";
import { subscriptionEmailJob } from "../../modules/subscriptions/subscription-email.job.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { belongings } from "../belongings/index.ts";
import { isOnlyTheirs } from "../belongings/office.ts";

/** Fields of jobs' payloads, and what they name. */
const named: Record<string, PgColumn> = {
  organizer_id: organizers.id,
  site_id: sites.id,
  domain_id: domains.id,
  scheduled_id: scheduledPublications.id,
  request_id: requests.id,
  letter_id: requestEmails.id,
  payment_id: payments.id,
  refund_id: refunds.id,
  receipt_id: receipts.id,
  test_payment_id: testPayments.id,
  departure_id: departures.id,
  subscription_id: subscriptions.id,
  key: media.key,
  id: tourImports.id,
};

/** Kinds of jobs that name something of an organiser, by those fields. */
export const jobsOfOrganizers: Readonly<Record<string, keyof typeof named>> = {
  "list-pictures": "site_id",
  "make-picture": "key",
  "watch-domain": "domain_id",
  "publish-scheduled": "scheduled_id",
  "close-expired-request": "request_id",
  "decline-request": "request_id",
  "complete-request": "request_id",
  "remind-of-hold": "request_id",
  "remind-of-trip": "request_id",
  "ask-for-review": "request_id",
  "send-request-letter": "letter_id",
  "poll-payment": "payment_id",
  "pay-refund": "refund_id",
  "send-receipt": "receipt_id",
  "follow-test-payment": "test_payment_id",
  "find-bookings": "organizer_id",
  "settle-departure": "departure_id",
  "send-subscription-letter": "subscription_id",
  "tour-import": "id",
};

/** Kinds of jobs that name nothing of one organiser, and why they stay. */
export const otherJobs: Readonly<Record<string, string>> = {
  "send-letter": "an email: those of an organiser are found by mailbox, key and words",
  "purge-pages": "has caches let go of a site's pages: it must",
  "remove-files": "removes what rows named that are gone: it must",
  "find-colors": "goes through all pictures",
  "reconcile-payments": "goes through all shops",
  "erase-documents": "goes through all tourists",
  "tell-subscribers": "goes through all subscriptions",
  "decide-groups": "goes through all departures",
  "sweep-office-changes": "goes through all changes",
  "sweep-programmes": "goes through all programmes",
};

const theirs = (column: PgColumn, organizerId: number): SQL => {
  const { isTheirs } = belongings.find(({ table }) => table === column.table)!;
  const table = column.table as PgTable;
  return sql`select ${column}::text from ${table} where ${isTheirs(organizerId)}`;
};

/** Takes jobs of an organiser out of the queue, also those that were given up or are in hand; answers how many. */
export async function dropJobs(tx: Database, organizerId: number): Promise<number> {
  const byField = Object.entries(jobsOfOrganizers).map(
    ([name, field]) => sql`(coalesce(source_name, name) = ${name}
      and data->>${field} in (${theirs(named[field]!, organizerId)}))`,
  );
  const { rows } = (await tx.execute(
    sql`delete from pgboss.job where ${sql.join(
      [...byField, isTheirEmail(organizerId)],
      sql` or `,
    )} returning id`,
  )) as unknown as { rows: unknown[] };
  return rows.length;
}

/**
 * Emails say whose they are: an organiser's, or an account's that goes; those of subscriptions, which tours
 * they name. What the release before left waiting says neither: it is theirs when its mailbox is of an account
 * that goes, when its key names an invitation or a question of theirs, when it is to one of the team and says the name, or
 * when it has the address of a tour of theirs.
 */
function isTheirEmail(organizerId: number): SQL {
  const id = sql.raw(String(organizerId));
  return sql`(coalesce(source_name, name) = ${emailJob.name} and (
      data->>'organizer_id' = ${id}::text
      or data->>'user_id' in (select users.id from users where ${isOnlyTheirs(organizerId)})
      or singleton_key in (select token_hash from invitations where organizer_id = ${id})
      or singleton_key in (
        select 'help-answer-' || e.id from help_events e
        join help_requests q on q.id = e.help_request_id where q.organizer_id = ${id})
      or substring(singleton_key from '^help-request-([0-9]+)-') in (
        select q.id::text from help_requests q where q.organizer_id = ${id})
      or lower(data->>'to') in (
        select lower(unnest(array[users.email, users.sign_up_email])) from users
        where ${isOnlyTheirs(organizerId)})
      or (lower(data->>'to') in (
          select lower(u.email) from users u join memberships m on m.user_id = u.id
          where m.organizer_id = ${id})
        and strpos(data::text, (
          select trim('"' from to_jsonb(o.name)::text) from organizers o where o.id = ${id})) > 0)))
    or (coalesce(source_name, name) = ${subscriptionEmailJob.name} and exists (
      select from tours t where t.organizer_id = ${id} and (
        (data->'tour_ids') @> to_jsonb(t.id)
        or not jsonb_exists(data, 'tour_ids') and strpos(data::text, t.slug) > 0)))`;
}
