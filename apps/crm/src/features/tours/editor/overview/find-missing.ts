import type { TourInput } from "@tour/api";
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

const advice = {
  picture: { part: "pictures", field: "media" },
  description: { part: "main", field: "description" },
  program: { part: "program", field: "program" },
  shortProgram: { part: "program", field: "program" },
  place: { part: "places", field: "places" },
  included: { part: "included", field: "included" },
  meeting: { part: "meeting", field: "meeting_place" },
  cancellation: { part: "cancellation", field: "cancellation_rules" },
} as const satisfies Record<string, WayTo>;

export interface Missing {
  name: keyof typeof needs | keyof typeof advice;
  way: WayTo;
}

function listWanted<Name extends Missing["name"]>(
  ways: Record<Name, WayTo>,
  isThere: Record<Name, boolean>,
): Missing[] {
  const names = Object.keys(ways) as Name[];
  return names.filter((name) => !isThere[name]).map((name) => ({ name, way: ways[name] }));
}

/** Without these nobody can book. */
export const findNeeds = (fields: TourInput, selling: Selling): Missing[] =>
  listWanted(needs, {
    site: selling.isPublished,
    agreement: selling.hasAgreement,
    policy: selling.hasPolicy,
    payments: selling.takesPayments,
    person: fields.price_options.some(({ kind = "person" }) => kind === "person"),
    dates: selling.comingDates > 0,
    openDates: selling.comingDates === 0 || selling.openDates > 0,
    pricedDates: selling.openDates === 0 || selling.pricedDates > 0,
    shown: selling.isShown,
  });

/** Without these guests hesitate. */
export const findAdvice = (fields: TourInput): Missing[] =>
  listWanted(advice, {
    picture: fields.media.length > 0,
    description: fields.description.trim() !== "",
    program: fields.program.length > 0,
    shortProgram: fields.program.length === 0 || fields.program.length >= fields.days,
    place: fields.places.length > 0,
    included: fields.included.length > 0,
    meeting: fields.meeting_place !== null,
    cancellation: fields.cancellation_rules.length > 0,
  });
