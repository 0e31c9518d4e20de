export type { DemoOrganizer, FindPicture } from "./demo-organizer.ts";
export { demoPlans, fingerprintDemo } from "./demo-plans.ts";
export type { DemoPlan } from "./demo-plans.ts";
export type { DemoTour } from "./demo-tour.ts";
export { layOutPages } from "./lay-out-pages.ts";
export { drawPicture } from "./pictures/index.ts";
export { planDepartures } from "./plan-departures.ts";
export { planReviews } from "./plan-reviews.ts";
export { toTourInput } from "./tour-input.ts";
