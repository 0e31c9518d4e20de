// What is said of tours and their departures, wherever they came from: typed, imported, a programme.
export { listTourGaps, tourGapWays, type TourGap } from "./entities/tour-gaps.ts";
export {
  accommodationTypes,
  departureSchema,
  departureStatuses,
  reviewSchema,
  tourCardSchema,
  tourSchema,
} from "./entities/tour.ts";
export type { TourCity } from "./entities/tour-city.ts";
export type { IndividualOffer } from "./entities/individual-tour.ts";
export type { FullTour } from "./entities/full-tour.ts";
export type {
  Departure,
  DepartureGroup,
  GuestSummary,
  PriceOptionKind,
  Review,
  SaleOpening,
  Tour,
  TourCard,
} from "./entities/tour.ts";
export type { EditedDeparture, EditedTour, TourListRow } from "./entities/tour-editing.ts";
export {
  authorKinds,
  MAX_TOUR_TITLE,
  MAX_TRIP_DAYS,
  MAX_DEPARTURES_AT_ONCE,
  regionCodes,
  tourInputSchema,
} from "./entities/tour-input.ts";
export type { TourChanges, TourInput } from "./entities/tour-input.ts";
export { importFields, importItemKinds, importItemStates } from "./entities/tour-import.ts";
export { importPictureStates, importStates } from "./entities/tour-import.ts";
export { MAX_IMPORT_BYTES, MAX_IMPORT_PICTURES } from "./entities/tour-import.ts";
export { MAX_IMPORT_ROWS, MAX_TOUR_PICTURES } from "./entities/tour-import.ts";
export type { ImportChange, ImportColumn, ImportField } from "./entities/tour-import.ts";
export type { ImportItem, ImportProblem, TourImport } from "./entities/tour-import.ts";
export { programmeLimits, programmeTextLimits } from "./entities/programme.ts";
export type { Programme, ProgrammeField, ProgrammeFinding } from "./entities/programme.ts";
export type { ProgrammePassage, ProgrammeRow } from "./entities/programme.ts";
export { routeLimits } from "./entities/tour-route.ts";
export type { ReadRoute, RouteDay, RoutePoint, TourRoute } from "./entities/tour-route.ts";
