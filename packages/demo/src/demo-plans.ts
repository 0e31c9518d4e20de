import { createHash } from "node:crypto";
import { sizePlaceholder } from "@tour/api";
import { demoTours } from "./demo-tours.ts";
import { demoCollections } from "./demo-collections.ts";
import { demoGuests } from "./demo-guests.ts";
import { demoMarketplace } from "./demo-marketplace.ts";
import { demoQuestions } from "./demo-questions.ts";
import { demoReviews } from "./demo-reviews.ts";
import { layOutPages } from "./lay-out-pages.ts";
import { listPictures } from "./list-pictures.ts";
import { altai } from "./organizers/altai.organizer.ts";
import { kamchatka } from "./organizers/kamchatka.organizer.ts";
import { karelia } from "./organizers/karelia.organizer.ts";

/** Each organiser of the demo with their tours, and the pictures that these and their pages show. */
export const demoPlans = ([altai, kamchatka, karelia] as const).map((demo) => {
  const tours = demoTours.filter((tour) => tour.organizer === demo.host);
  return { demo, tours, pictures: listPictures(demo, tours) };
});

export type DemoPlan = (typeof demoPlans)[number];

/** Changes with what the demo says, but not with the numbers that its parts get each time. */
export function fingerprintDemo(): string {
  const picture = (name: string) => ({ url: sizePlaceholder, alt: name, focal_x: 0, focal_y: 0 });
  const content = demoPlans.map(({ demo, tours }) => [demo, tours, layOutPages(demo, picture)]);
  const text = JSON.stringify(
    [content, demoGuests, demoQuestions, demoMarketplace, demoCollections, demoReviews],
    (key, value: unknown) => (key === "id" ? undefined : value),
  );
  return createHash("sha256").update(text).digest("base64url");
}
