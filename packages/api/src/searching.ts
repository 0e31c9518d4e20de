/** What an app needs to look for tours, to keep and compare them, and to be told of new ones. */
export { filterKinds, suggestionKinds, tourSorts } from "./entities/search.ts";
export { lastPlaces, maxCardPictures } from "./entities/search.ts";
export { maxComparedTours, maxKeptTours } from "./entities/kept-tours.ts";
export type {
  ComparedTour,
  FilterKind,
  FoundTour,
  Suggestion,
  SuggestionKind,
  TourFilter,
} from "./entities/search.ts";
export { readMapBox } from "./entities/tour-map.ts";
export type { LooserSearch } from "./entities/looser-search.ts";
export type { MapBox, MapGroup } from "./entities/tour-map.ts";
export {
  daysToConfirm,
  maxFollowedTours,
  type OwnSubscription,
  type Subscription,
} from "./entities/subscription.ts";
export type { TourSearch } from "./entities/search-fields.ts";
