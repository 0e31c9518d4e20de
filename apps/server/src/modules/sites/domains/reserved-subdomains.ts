import { subHours } from "date-fns/subHours";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { reservedSubdomains } from "./domain.table.ts";

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
    .insert(reservedSubdomains)
    .values({ ...released, releasedAt: now })
    .onConflictDoUpdate({
      target: [reservedSubdomains.isCustom, reservedSubdomains.name],
      set: { organizerId: released.organizerId, releasedAt: now },
    });
}

/** That a name was given up so lately that it is still kept. */
export const isKeptSince = (now: Date) =>
  gt(reservedSubdomains.releasedAt, subHours(now, quarantineDays * 24));

/** Whether somebody else gave the name up not long ago. */
export async function isQuarantined(db: Database, name: Name): Promise<boolean> {
  const found = await db.$count(
    reservedSubdomains,
    and(
      eq(reservedSubdomains.isCustom, name.isCustom),
      eq(reservedSubdomains.name, name.name),
      ne(reservedSubdomains.organizerId, name.organizerId),
      isKeptSince(name.now),
    ),
  );
  return found > 0;
}
