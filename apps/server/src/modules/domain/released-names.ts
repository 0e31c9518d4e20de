import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { releasedNames } from "./domain.table.ts";

/** Days for which a name that was given up is kept from others: search engines and bookmarks forget. */
export const quarantineDays = 30;

interface Name {
  isCustom: boolean;
  name: string;
  organizerId: number;
  now: Date;
}

/** Keeps a name that its organiser gives up from everybody else. */
export async function releaseName(tx: Database, { now, ...released }: Name): Promise<void> {
  await tx
    .insert(releasedNames)
    .values({ ...released, releasedAt: now })
    .onConflictDoUpdate({
      target: [releasedNames.isCustom, releasedNames.name],
      set: { organizerId: released.organizerId, releasedAt: now },
    });
}

/** Whether somebody else gave the name up not long ago. */
export async function isQuarantined(db: Database, name: Name): Promise<boolean> {
  const begin = new Date(name.now.getTime() - quarantineDays * 86_400_000);
  const found = await db.$count(
    releasedNames,
    and(
      eq(releasedNames.isCustom, name.isCustom),
      eq(releasedNames.name, name.name),
      ne(releasedNames.organizerId, name.organizerId),
      gt(releasedNames.releasedAt, begin),
    ),
  );
  return found > 0;
}
