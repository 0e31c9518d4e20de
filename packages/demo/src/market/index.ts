export { makeTour } from "./make-tour.ts";
export type { MarketTour } from "./make-tour.ts";
export { homeTowns, operatorAdjectives, operatorNouns } from "./names.ts";
