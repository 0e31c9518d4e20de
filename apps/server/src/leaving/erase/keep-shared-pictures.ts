import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/**
 * A picture or film that stands in another organiser's pages or tours goes over to their library, so that it
 * stays there; one that a collection of the marketplace shows is taken out of that. In the caller's transaction.
 */
export async function keepSharedPictures(tx: Database, organizerId: number): Promise<void> {
  const id = sql.raw(String(organizerId));
  // Every other organiser's pages are read: this is asked once in an organiser's life.
  const used = sql`
    select distinct on (key) key, organizer_id from (
      select held.organizer_id, found[1] as key from (
        select s.organizer_id, p.blocks::text as words from pages p join sites s on s.id = p.site_id
        union all select s.organizer_id, m.content::text from manifests m join sites s on s.id = m.site_id
        union all select s.organizer_id, w.content::text
          from scheduled_publications w join sites s on s.id = w.site_id
        union all select organizer_id, settings::text from sites
        union all select organizer_id, concat(image, content) from tours
        union all select organizer_id, blocks::text from block_templates
        union all select o.id, o.logo::text from organizers o
      ) held, regexp_matches(held.words, '/media/([A-Za-z0-9_-]{22})/', 'g') found
      where held.organizer_id <> ${id}
    ) uses order by key, organizer_id`;
  for (const table of ["media", "films"]) {
    const guest = sql.raw(table === "media" ? ", guest_of = null" : "");
    // Under a hash of its own: the other library may have the same file under another name already.
    const hash = table === "media" ? sql`null` : sql`kept.hash || ' ' || kept.key`;
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    await tx.execute(sql`
      update ${sql.raw(table)} kept set organizer_id = used.organizer_id, hash = ${hash}${guest}
      from (${used}) used where kept.key = used.key and kept.organizer_id = ${id}`);
  }
  await tx.execute(sql`
    update market_collections set image = null
    where substring(image->>'url' from '/media/([A-Za-z0-9_-]{22})/') in (
      select key from media where organizer_id = ${id})`);
}
