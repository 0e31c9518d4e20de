import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { createSite } from "../../modules/editor/starters/attach-site.ts";
import { publishSite } from "../../modules/editor/publishing/publish-site.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { homeTowns, operatorAdjectives, operatorNouns } from "@tour/demo/market";
import type { MarketTour } from "@tour/demo/market";

/** Makes an operator of these tours, with a published site under a name of its own. */
export async function seedOperator(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  made: MarketTour[],
): Promise<number> {
  const directions = [...new Set(made.flatMap(({ input }) => input.directions))].slice(0, 3);
  const authors = made.filter(({ input }) => input.author_kind === "author").length;
  const place = await tx.$count(organizers);
  const [organizer] = await tx
    .insert(organizers)
    .values({
      name: nameOperator(place),
      kind: authors > made.length / 2 ? "author" : "organization",
      about: `Возим небольшие группы: ${directions.join(", ")}.`,
      since: 2005 + (place % 18),
      address: homeTowns[place % homeTowns.length]!,
      verificationState: "verified",
      verifiedAt: new Date(),
      isPublishedOnSite: true,
    })
    .returning();
  if (!organizer) throw new Error("The database kept no organiser");
  await createSite(tx, organizer, null);
  const publication = { organizerId: organizer.id, type: "site", userId: null } as const;
  await publishSite({ db: tx, jobs }, { ...publication, now: new Date() });
  return organizer.id;
}

/** Each pair of words once, then the same pairs by town. */
function nameOperator(place: number): string {
  const pairs = operatorAdjectives.length * operatorNouns.length;
  const adjective = operatorAdjectives[(place * 7) % operatorAdjectives.length]!;
  const step = Math.floor(place / operatorAdjectives.length);
  const noun = operatorNouns[(place + step) % operatorNouns.length]!;
  const round = Math.floor(place / pairs);
  return `${adjective} ${noun}${round > 0 ? ` — ${homeTowns[round % homeTowns.length]!}` : ""}`;
}

/** Counts every organiser's rating from the reviews of its tours. */
export async function rateOrganizers(db: Database): Promise<void> {
  await db.execute(sql`
    update organizers o set rating = said.rating, reviews_count = said.total
    from (
      select t.organizer_id, round(avg(r.rating)::numeric, 1) as rating, count(*)::int as total
      from reviews r join tours t on t.id = r.tour_id group by t.organizer_id
    ) as said
    where said.organizer_id = o.id and o.reviews_count <> said.total`);
}
