import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import { readToday } from "@tour/dates";
import type { Database } from "../../db/database.ts";
import { createUser } from "../../modules/accounts/create-user.ts";
import { demoMembers } from "../../modules/accounts/demo-members.ts";
import { shareFactor } from "../../modules/accounts/second-factor/share-factor.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import type { Services } from "../../platform/services.ts";
import { demoPassword } from "./demo-password.ts";

const names = { manager: "Марина Ковалёва", guide: "Айдар Тадыров" };
/** Dates that the guide leads beside those with guests. */
const ledDates = 6;

/** Gives an organiser a manager, and a guide who leads the next dates and those with guests. */
export async function seedTeam(services: Services, organizerId: number): Promise<void> {
  const { db } = services;
  for (const { role, email } of demoMembers) {
    const memberships = [{ organizerId, role }];
    const user = { name: names[role], email, password: demoPassword, memberships };
    const id = await createUser(db, user);
    if (role === "guide") {
      await giveDates(db, { organizerId, guideUserId: id, now: services.now() });
    } else {
      // Whoever sells may see passports, which needs it.
      await shareFactor(services, id);
    }
  }
}

interface Led {
  organizerId: number;
  guideUserId: string;
  now: Date;
}

async function giveDates(db: Database, { organizerId, guideUserId, now }: Led): Promise<void> {
  const isComing = gt(departures.startDate, readToday("UTC", now));
  const next = await db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(eq(tours.organizerId, organizerId), isComing))
    .orderBy(asc(departures.startDate), asc(departures.id))
    .limit(ledDates);
  const own = db.select({ id: tours.id }).from(tours).where(eq(tours.organizerId, organizerId));
  const isLed = or(
    gt(departures.sold, 0),
    inArray(
      departures.id,
      next.map(({ id }) => id),
    ),
  );
  await db
    .update(departures)
    .set({ guideUserId })
    .where(and(inArray(departures.tourId, own), isLed));
}
