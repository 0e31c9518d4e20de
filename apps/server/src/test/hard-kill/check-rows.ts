import { max, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "../../db/database.ts";
import { helpRequests } from "../../modules/help-requests/help-request.table.ts";
import { mediaUrl } from "../../modules/media/media-path.ts";
import { media } from "../../modules/media/media.table.ts";
import { manifests } from "../../modules/sites/site.table.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import type { Ledger } from "./ledger.ts";

/** Rows that no whole transaction leaves behind; each query must find none. */
const torn = {
  "a published version without its event": sql`
    select version from manifests where version not in
      (select (data->>'version')::int from events
        where kind = 'site status changed' and data->>'status' = 'published')`,
  "a site that does not show its last version": sql`
    select id from sites where current_manifest_id is distinct from
      (select id from manifests where site_id = sites.id order by version desc limit 1)`,
  "versions with a gap": sql`
    select site_id from manifests group by site_id having max(version) <> count(*)`,
  "a page of two saves": sql`
    select m.id from manifests m, unnest(array['main', 'tour']) as page
    where (select count(distinct b->'content'->>'title') from json_array_elements(m.content->page) b
      where b->>'id' in ('a', 'b', 'c')) > 1`,
  "a departure without its price": sql`
    select id from departures where id not in (select departure_id from departure_prices)`,
  "a tour that search has no words of": sql`
    select id from tours where id not in (select tour_id from tour_documents)`,
  "a title without its subtitle": sql`select id from tours where title <> subtitle and subtitle <> ''`,
  "a job that was given up": sql`select id from pgboss.job where name = 'dead-letter'`,
};

/** The names of what is torn, with the ids. */
export async function findTorn(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(torn)) {
    const { rows } = (await db.execute(query)) as { rows: unknown[] };
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return found;
}

/** What the tables hold after a kill. Answers the pictures that they name, by their addresses. */
export async function checkRows(db: Database, ledger: Ledger): Promise<string[]> {
  expect(await findTorn(db)).toEqual([]);
  const questions = await db.select({ message: helpRequests.message }).from(helpRequests);
  const kept = questions.map(({ message }) => message);
  expect(kept).toEqual(expect.arrayContaining(ledger.questions));
  const [last] = await db.select({ version: max(manifests.version) }).from(manifests);
  expect(last?.version ?? 0).toBeGreaterThanOrEqual(ledger.publication);
  const dates = await db.select({ id: departures.id }).from(departures);
  expect(dates.map(({ id }) => id)).toEqual(expect.arrayContaining(ledger.departures));
  const pictures = await db.select({ key: media.key }).from(media);
  return pictures.map(({ key }) => mediaUrl(key));
}

/** What is done for the jobs of a worker that has said nothing for too long. */
export async function endLeases(db: Database): Promise<void> {
  await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}
