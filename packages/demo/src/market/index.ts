export { makeTour } from "./make-tour.ts";
export type { MarketTour } from "./make-tour.ts";
export { homeTowns, operatorAdjectives, operatorNouns } from "./names.ts";
export { planDeparture, planRequest } from "./plan-office.ts";
export type { PlannedDeparture, PlannedRequest } from "./plan-office.ts";
