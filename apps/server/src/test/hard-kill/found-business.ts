import { createTour } from "../../modules/tours/create-tour.ts";
import { testTour } from "../../modules/tours/test-tour.ts";
import { createUser } from "../../modules/accounts/create-user.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { openDatabase } from "../../db/open-database.ts";
import type { DatabaseOptions } from "../../db/open-database.ts";

/** An organiser with a tour, before any server has run. */
export interface Business {
  organizerId: number;
  tourId: number;
  email: string;
  password: string;
}

export async function foundBusiness(options: DatabaseOptions): Promise<Business> {
  const { db, close } = await openDatabase(options);
  try {
    const contacts = { email: "hello@example.com" };
    const values = { name: "Тропа", since: 2015, ...contacts };
    const [organizer] = await db.insert(organizers).values(values).returning();
    if (!organizer) throw new Error("No organiser was made");
    const { id: organizerId } = organizer;
    const person = { email: "owner@example.com", password: "correct horse battery" };
    const memberships = [{ organizerId, role: "owner" as const }];
    await createUser(db, { name: "Аня", ...person, memberships });
    const tour = await createTour(db, organizerId, testTour({ title: "Тур 0", media: [] }));
    return { organizerId, tourId: tour.id, ...person };
  } finally {
    await close();
  }
}
