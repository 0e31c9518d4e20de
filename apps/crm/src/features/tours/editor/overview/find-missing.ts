import type { TourInput } from "@tour/api";

/** What stands between a tour and its sale, as far as it lies with the site and the dates. */
export interface Selling {
  isPublished: boolean;
  hasAgreement: boolean;
  hasPolicy: boolean;
  comingDates: number;
  isShown: boolean;
}

/** Where something that is missing is mended: a part of the tour, another screen, or a button here. */
export type WayTo =
  | { part: string }
  | { builder: "" | "/documents#agreement" | "/documents#policy" }
  | { here: "dates" | "show" };

/** What can be missing, each with the way to it. */
const needs = {
  site: { builder: "" },
  agreement: { builder: "/documents#agreement" },
  policy: { builder: "/documents#policy" },
  person: { part: "prices" },
  dates: { here: "dates" },
  shown: { here: "show" },
} as const satisfies Record<string, WayTo>;

const advice = {
  picture: { part: "pictures" },
  description: { part: "main" },
  program: { part: "program" },
  shortProgram: { part: "program" },
  place: { part: "places" },
  included: { part: "included" },
  meeting: { part: "meeting" },
  cancellation: { part: "cancellation" },
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
    person: fields.price_options.some(({ kind = "person" }) => kind === "person"),
    dates: selling.comingDates > 0,
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
