import { listTourGaps, tourGapWays } from "@tour/api";
import type { TourGap, TourInput } from "@tour/api";
import { toPlainText } from "@tour/blocks/definitions";
import type { TourFieldKey } from "../autosave/save-state.ts";

/** What stands between a tour and its sale, as far as it lies with the site and the dates. */
export interface Selling {
  isPublished: boolean;
  hasAgreement: boolean;
  hasPolicy: boolean;
  /** Whether guests can pay for what they book. */
  takesPayments: boolean;
  comingDates: number;
  /** Those that still take people, and those of them that have a price for a person. */
  openDates: number;
  pricedDates: number;
  isShown: boolean;
}

/**
 * Where something that is missing is mended: a field in a part of the tour, another screen, or a button
 * here.
 */
export type WayTo =
  | { part: string; field: TourFieldKey }
  | { builder: "" | "/documents#agreement" | "/documents#policy" | "/payments" }
  | { here: "dates" | "show" };

/** What can be missing, each with the way to it. */
const needs = {
  site: { builder: "" },
  agreement: { builder: "/documents#agreement" },
  policy: { builder: "/documents#policy" },
  payments: { builder: "/payments" },
  person: { part: "prices", field: "price_options" },
  dates: { here: "dates" },
  openDates: { here: "dates" },
  pricedDates: { here: "dates" },
  shown: { here: "show" },
} as const satisfies Record<string, WayTo>;

export interface Missing {
  name: keyof typeof needs | TourGap;
  way: WayTo;
}

/** Without these nobody can book. */
export function findNeeds(fields: TourInput, selling: Selling): Missing[] {
  const isThere: Record<keyof typeof needs, boolean> = {
    site: selling.isPublished,
    agreement: selling.hasAgreement,
    policy: selling.hasPolicy,
    payments: selling.takesPayments,
    person: fields.price_options.some(({ kind = "person" }) => kind === "person"),
    dates: selling.comingDates > 0,
    openDates: selling.comingDates === 0 || selling.openDates > 0,
    pricedDates: selling.openDates === 0 || selling.pricedDates > 0,
    shown: selling.isShown,
  };
  const names = Object.keys(needs) as (keyof typeof needs)[];
  return names.filter((name) => !isThere[name]).map((name) => ({ name, way: needs[name] }));
}

/** Without these guests hesitate: the same is looked at in how ready an organiser is to sell. */
export const findAdvice = (fields: TourInput): Missing[] =>
  listTourGaps({
    pictures: fields.media.length,
    description: toPlainText(fields.description).trim().length,
    programmeDays: fields.program.length,
    days: fields.days,
    guides: fields.guides.length,
    places: fields.places.length,
    included: fields.included.length,
    hasMeetingPlace: fields.meeting_place !== null,
    cancellationRules: fields.cancellation_rules.length,
  }).map((name) => ({ name, way: tourGapWays[name] }));
