import type { EditedTour, TourInput } from "@tour/api";
import { plainTouristForm } from "./tour-content.ts";
import type { TourRow } from "./tour.table.ts";

/** A stored tour in the form in which it is written. */
export function toTourInput(row: TourRow): TourInput {
  return {
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    product_type: row.productType,
    sales_model: row.salesModel,
    author_kind: row.authorKind,
    places: row.places,
    region_code: row.regionCode,
    directions: row.directions,
    activities: row.activities,
    collections: row.collections,
    showplaces: row.showplaces,
    water_objects: row.waterObjects,
    languages: row.languages,
    accommodation_types: row.accommodationTypes,
    cruise: toCruise(row),
    difficulty: row.difficulty,
    comfort: row.comfort,
    min_age: row.minAge,
    group_size_from: row.groupSizeFrom,
    group_size_to: row.groupSizeTo,
    days: row.days,
    nights: row.nights,
    currency: row.currency,
    prepayment_percent: row.prepaymentPercent,
    rest_due_days: row.restDueDays,
    is_instant_confirmation: row.isInstantConfirmation,
    hours_to_confirm: row.hoursToConfirm,
    time_zone: row.timeZone,
    route: row.route,
    tourist_form: plainTouristForm,
    from_cities: [],
    ...row.content,
  };
}

function toCruise(row: TourRow): TourInput["cruise"] {
  const { cruiseType, cruiseStartCity, cruiseDirection, cruiseShip } = row;
  if (cruiseType === null) return null;
  return {
    type: cruiseType,
    start_city: cruiseStartCity ?? "",
    direction: cruiseDirection ?? "",
    ship: cruiseShip ?? "",
  };
}

export function toEditedTour(row: TourRow): EditedTour {
  return {
    id: row.id,
    organizer_id: row.organizerId,
    slug: row.slug,
    is_archived: !row.isListed,
    rating: row.rating,
    reviews_count: row.reviewsCount,
    created_at: row.createdAt.toISOString(),
    version: row.version,
    fields: toTourInput(row),
  };
}
