import type { Image } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { addDepartures } from "../../modules/tours/add-departures.ts";
import { addReviews } from "../../modules/tours/add-reviews.ts";
import { createTour } from "../../modules/tours/create-tour.ts";
import { holdSeats, sellSeats } from "../../modules/tours/hold-seats.ts";
import type { DemoOrganizer, DemoTour } from "@tour/demo";
import { planDepartures, planReviews, toTourInput } from "@tour/demo";

interface Seed {
  organizerId: number;
  demo: DemoOrganizer;
  tours: DemoTour[];
  picture: (name: string) => Image;
  /** Calendar date that departures and reviews are counted from. */
  today: string;
}

/** Makes an organiser's tours with departures, held seats and reviews. */
export async function seedTours(db: Database, seed: Seed): Promise<void> {
  for (const tour of seed.tours) {
    const input = toTourInput(tour, seed.demo, seed.picture);
    const { id } = await createTour(db, seed.organizerId, input);
    await seedDepartures(db, id, tour, seed.today);
    await addReviews(db, id, planReviews(tour, seed.today));
  }
}

async function seedDepartures(db: Database, tourId: number, tour: DemoTour, today: string) {
  const planned = planDepartures(tour, today);
  const ids = await addDepartures(
    db,
    tourId,
    planned.map(({ held: _, ...departure }) => departure),
  );
  for (const [index, departureId] of ids.entries()) {
    const held = planned[index]?.held ?? 0;
    if (held === 0) continue;
    await holdSeats(db, departureId, held);
    await sellSeats(db, departureId, held);
  }
}
