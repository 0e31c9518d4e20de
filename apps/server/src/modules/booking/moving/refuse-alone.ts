import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { bookingTexts } from "../booking.texts.ts";

/** 422 for a guest who can't move alone any more, with the ways to ask the organiser. */
export async function refuseAlone(
  db: Database,
  { organizerId }: { organizerId: number },
): Promise<Refusal> {
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
  const { name = "", phones = [], email = "", messengers = [] } = organizer ?? {};
  return new Refusal("unprocessable", bookingTexts.askToMove, {
    data: { organizer: { name, phones, email, messengers } },
  });
}
