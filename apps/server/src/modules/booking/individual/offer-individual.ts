import type { IndividualOffer } from "@tour/api";
import { countDays, readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { requireDocumentsToSell } from "../../sites/documents-to-sell.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { requireSoundDeparture } from "../../tours/change-departure.ts";
import { refuseFound } from "../../tours/check-tour.ts";
import { createTour } from "../../tours/create-tour.ts";
import { departures } from "../../tours/departure.table.ts";
import { toTourInput } from "../../tours/edited-tour.ts";
import { tourSlug } from "../../tours/tour-slug.ts";
import { tours } from "../../tours/tour.table.ts";
import { leaveLetters } from "../letters/leave-letters.ts";
import { requests } from "../request.table.ts";
import { findIndividual, isBooked } from "./find-individual.ts";
import { individualTexts } from "./individual.texts.ts";

/**
 * Copies a request's tour for its guest alone: in no list and under no address but the request's, with
 * one departure of its own, and no more of the tour's programme than it has days. Takes the place of one that was made before and that nobody booked. 422
 * while the site lacks the documents that its guest would agree to.
 */
export async function offerIndividual(
  { db, jobs, now }: { db: Database; jobs: JobQueue; now: Date },
  requestId: number,
  offer: IndividualOffer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(requests)
      .where(eq(requests.id, requestId))
      .for("update");
    const [tour] = await tx.select().from(tours).where(eq(tours.id, request!.tourId));
    await requireDocumentsToSell(tx, tour!.organizerId);
    const { title, text, start_date, end_date, prices } = offer;
    requireSoundDeparture(tour!, { start_date, end_date, prices });
    const isPast = start_date <= readToday(tour!.timeZone, now);
    refuseFound(isPast ? { start_date: [individualTexts.startsInPast] } : {});
    await removeFormer(tx, request!.uuid);
    const input = toTourInput(tour!);
    const days = countDays(start_date, end_date) + 1;
    const named = new Set(prices.map(({ option_id }) => option_id));
    const made = await createTour(tx, tour!.organizerId, {
      ...input,
      title: title ?? input.title,
      description: text ?? input.description,
      days,
      nights: days - 1,
      // A longer trip tells of its other days in its own text.
      program: input.program.slice(0, days),
      is_instant_confirmation: true,
      price_options: input.price_options.filter(({ id }) => named.has(id)),
    });
    const slug = `order/${request!.uuid}/individual-tour`;
    const hidden = { isListed: false, individualFor: request!.uuid, slug };
    await tx.update(tours).set(hidden).where(eq(tours.id, made.id));
    await addDepartures(tx, made.id, [
      {
        startDate: start_date,
        endDate: end_date,
        capacity: offer.capacity ?? request!.seats,
        prices: Object.fromEntries(prices.map((price) => [price.option_id, price.amount])),
      },
    ]);
    const occasion = `${made.id}`;
    await leaveLetters({ db: tx, jobs }, { requestId, kind: "individual tour", occasion });
  });
}

/** One that was made before gives up its address; 409 when it was booked. */
async function removeFormer(tx: Database, uuid: string): Promise<void> {
  const former = await findIndividual(tx, uuid);
  if (!former) return;
  const { tour, departure } = former;
  // Whoever books it locks its departure first.
  await tx.select().from(departures).where(eq(departures.id, departure.id)).for("update");
  if (await isBooked(tx, departure.id)) {
    throw new Refusal("conflict", individualTexts.bookedAlready);
  }
  const slug = tourSlug(tour.title, tour.id);
  await tx.update(tours).set({ individualFor: null, slug }).where(eq(tours.id, tour.id));
  await tx.update(departures).set({ status: "canceled" }).where(eq(departures.id, departure.id));
}
