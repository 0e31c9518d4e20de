import { tourInputSchema } from "@tour/api";
import type { ImportChange, TourInput } from "@tour/api";
import { countDays } from "@tour/dates";
import * as v from "valibot";
import { importTexts } from "../import.texts.ts";
import type { ImportedFields, ImportedTour } from "../reading/imported-tour.ts";

const levels = ["country", "region", "city"] as const;

/** As a new tour begins in the editor: for one adult, in roubles, and seen by nobody. */
export const startTour = (title: string, days: number, timeZone: string): TourInput =>
  v.parse(tourInputSchema, {
    title,
    days,
    nights: days - 1,
    currency: "RUB",
    time_zone: timeZone,
    languages: ["ru"],
    price_options: [{ id: "adult", title: importTexts.adult, note: "", kind: "person" }],
  });

/** How long a new tour is: as its file says, or as its first date is. */
export function readLength({ fields, dates }: ImportedTour): number | undefined {
  const dated = dates.find((date) => date.end_date !== undefined);
  return fields.days ?? (dated && countDays(dated.start_date, dated.end_date!) + 1);
}

/** What a tour becomes by what a file says of it; what the file leaves out stays. */
export function mergeFields(before: TourInput, fields: ImportedFields): TourInput {
  const { country, region, city, ...given } = fields;
  const named = { country, region, city };
  const places = levels.flatMap((level) => {
    const names = named[level];
    const kept = before.places.filter((place) => place.level === level);
    if (
      !names ||
      areSame(
        names,
        kept.map(({ name }) => name),
      )
    )
      return kept;
    return names.map((name) => ({ level, name }));
  });
  const areMoved = levels.some(
    (level) => !areSame(namesOf(places, level), namesOf(before.places, level)),
  );
  const changed = Object.entries(given).filter(
    ([field, value]) => !areSame(value, before[field as keyof typeof given]),
  );
  return {
    ...before,
    ...(Object.fromEntries(changed) as Partial<TourInput>),
    ...(areMoved && { places }),
  };
}

const described = [
  ...(["title", "subtitle", "description", "activities", "days", "nights", "min_age"] as const),
  ...(["group_size_from", "group_size_to", "included", "not_included"] as const),
];

/** Field by field what differs between two, or all that a new one says. */
export function listFieldChanges(before: TourInput | undefined, after: TourInput): ImportChange[] {
  const change = (field: ImportChange["field"], was: unknown, is: unknown): ImportChange[] => {
    const texts = { before: describe(was), after: describe(is) };
    return areSame(was, is) || (!before && !texts.after) ? [] : [{ field, date: null, ...texts }];
  };
  return [
    ...described.flatMap((field) => change(field, before?.[field], after[field])),
    ...levels.flatMap((level) =>
      change(level, before && namesOf(before.places, level), namesOf(after.places, level)),
    ),
  ];
}

const namesOf = (places: TourInput["places"], level: (typeof levels)[number]) =>
  places.filter((place) => place.level === level).map(({ name }) => name);

/** Line ends and spaces around a text come and go with files. */
const areSame = (a: unknown, b: unknown): boolean => toKey(a) === toKey(b);

const toKey = (value: unknown): string =>
  Array.isArray(value) ? JSON.stringify(value.map(toPlain)) : toPlain(value);

const toPlain = (value: unknown) =>
  String(value ?? "")
    .replaceAll("\r\n", "\n")
    .trim();

const maxShown = 300;

function describe(value: unknown): string {
  const text = Array.isArray(value) ? value.join("; ") : toPlain(value);
  return text.length > maxShown ? `${text.slice(0, maxShown).toWellFormed()}…` : text;
}
