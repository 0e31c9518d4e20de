import type { Belonging } from "./belonging.ts";
import { ofMoney } from "./money.ts";
import { ofAccounts, ofOffice, theOrganizer } from "./office.ts";
import { ofRequests } from "./requests.ts";
import { ofSites } from "./sites.ts";
import { ofTours } from "./tours.ts";
import { changes, viewers } from "./traces.ts";

export type { Belonging } from "./belonging.ts";

/**
 * Every table with rows of organisers, each before those that hang on it. What an organiser leaves with
 * is read in this order, and erased in the opposite one.
 */
export const belongings: readonly Belonging[] = [
  theOrganizer,
  changes,
  ...ofOffice,
  ...ofAccounts,
  ...ofSites,
  ...ofTours,
  ...ofRequests,
  ...ofMoney,
  viewers,
];

/** The other tables, by their names in the database, and why nothing of an organiser is in them. */
export const notTheirs: Readonly<Record<string, string>> = {
  organizer_erasures: "numbers of organisers that are gone, when, and counts of rows",
  released_names: "keeps an address that was given up from others for a month, by a number",
  tour_changes: "numbers of tours, by which search hears that they are gone",
  page_changes: "numbers of sites, until caches have let go of their pages",
  market_changes: "a count of changes",
  jobs: "always empty; the job queue's own tables are looked through by kind of job",
  demo_seeds: "whether the demo was made",
  database_lineage: "on which server the rows live",
  secrets: "keys of the servers",
  marketplace: "the marketplace's own data",
  marketplace_documents: "the marketplace's own data",
  marketplace_shops: "the marketplace's own data",
  market_collections: "our staff's; a picture of an organiser's that one shows is taken out of it",
  sign_in_tries: "hashes of accounts and devices, for minutes",
  rate_limits: "tries by address, for minutes",
  sign_up_attempts: "hashes of addresses, for an hour",
  second_factor_attempts: "hashes of addresses, for an hour",
  invitation_attempts: "hashes, for an hour",
  draft_comment_attempts: "hashes of addresses, for an hour",
  help_request_attempts: "hashes of addresses, for an hour",
  request_attempts: "hashes of addresses, for an hour",
  message_attempts: "hashes, for an hour",
  find_booking_attempts: "hashes, for an hour",
  subscription_attempts: "hashes of addresses, for an hour",
};
