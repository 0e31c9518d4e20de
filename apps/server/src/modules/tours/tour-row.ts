import type { TourInput } from "@tour/api";

/** The columns of a tour from what describes it; its first picture stands for it in lists. */
export function toTourRow(input: TourInput) {
  return {
    title: input.title,
    subtitle: input.subtitle,
    description: input.description,
    productType: input.product_type,
    salesModel: input.sales_model,
    authorKind: input.author_kind,
    places: input.places,
    regionCode: input.region_code,
    directions: input.directions,
    activities: input.activities,
    collections: input.collections,
    showplaces: input.showplaces,
    waterObjects: input.water_objects,
    languages: input.languages,
    accommodationTypes: input.accommodation_types,
    cruiseType: input.cruise?.type ?? null,
    cruiseStartCity: input.cruise?.start_city ?? null,
    cruiseDirection: input.cruise?.direction ?? null,
    cruiseShip: input.cruise?.ship ?? null,
    difficulty: input.difficulty,
    comfort: input.comfort,
    minAge: input.min_age,
    groupSizeFrom: input.group_size_from,
    groupSizeTo: input.group_size_to,
    days: input.days,
    nights: input.nights,
    currency: input.currency,
    prepaymentPercent: input.prepayment_percent,
    restDueDays: input.rest_due_days,
    isInstantConfirmation: input.is_instant_confirmation,
    hoursToConfirm: input.hours_to_confirm,
    timeZone: requireTimeZone(input.time_zone),
    route: input.route,
    image: input.media[0]?.image ?? null,
    content: {
      media: input.media,
      program: input.program,
      livings: input.livings,
      guides: input.guides,
      included: input.included,
      not_included: input.not_included,
      price_notes: input.price_notes,
      price_options: input.price_options,
      cancellation_rules: input.cancellation_rules,
      meeting_place: input.meeting_place,
      questions: input.questions,
      recommendations: input.recommendations,
      from_cities: input.from_cities,
      tourist_form: input.tourist_form,
    },
  };
}

/** A zone that nobody knows would fail later, in every list that the tour is in. */
function requireTimeZone(name: string): string {
  new Intl.DateTimeFormat("ru", { timeZone: name });
  return name;
}
