import { isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { openOrganizerKey } from "../../modules/booking/tourists/organizer-key.ts";
import { openNumber } from "../../modules/booking/tourists/passport.ts";
import { passportReadings, tourists } from "../../modules/booking/tourist.table.ts";
import type { KeyEnv } from "../../platform/crypto/master-keys.ts";
import { theTourists } from "../belongings/requests.ts";

export interface Numbers {
  /** How many there are. */
  count: number;
  /** A tourist's row with the number of their document in the open; null where no key opens it. */
  open: ((row: string) => string) | null;
}

/** Notes that each number of an organiser's tourists was read, before any is, and opens them. */
export async function openNumbers(
  { db, env }: { db: Database; env: KeyEnv },
  organizerId: number,
): Promise<Numbers> {
  const isSealed = sql`${theTourists.isTheirs(organizerId)} and ${isNotNull(tourists.passport)}`;
  const count = await db.$count(tourists, isSealed);
  if (count === 0) return { count, open: (row) => row };
  const key = await openOrganizerKey({ db, env }, organizerId).catch(() => undefined);
  if (!key) return { count, open: null };
  await db.execute(sql`
    insert into ${passportReadings} (tourist_id) select ${tourists.id} from ${tourists} where ${isSealed}`);
  return {
    count,
    open: (row) => {
      const tourist = JSON.parse(row) as { id: number; passport: string | null };
      const { id, passport } = tourist;
      return JSON.stringify({ ...tourist, passport: passport && openNumber(passport, key, id) });
    },
  };
}
