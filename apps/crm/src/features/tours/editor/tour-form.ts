import type { EditedTour, TourInput } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import type { FieldName, FieldRules, Form, FormValues } from "@tour/validation";
import { rules } from "@tour/validation";
import { findSchema, readLimits, schemaRules } from "@tour/validation/valibot";
import { createContext, use } from "react";
import { safeParse } from "valibot";
import type { TourFieldKey } from "./autosave/save-state.ts";

/** What `updateTour` takes: rules and limits of every field are read from it. */
const body = tourEditingCalls.updateTour.body!;
const rulesOf = schemaRules(body);

/** The name of a field of a tour, also within a list: `program.0.title`. */
export type TourFieldName = FieldName<TourInput>;

/** The tour that is edited, for every field of its form. */
export interface TourEditing {
  form: Form<TourInput>;
  tour: EditedTour;
}

export const TourEditingContext = createContext<TourEditing | null>(null);

export function useTourEditing(): TourEditing {
  const editing = use(TourEditingContext);
  if (!editing) throw new Error("A field of a tour stands outside of its editor");
  return editing;
}

/** The form under the names that fields made for whatever tour part know it by. */
export const useAnyForm = () => useTourEditing().form as unknown as Form<FormValues>;

const schemaOf = (name: TourFieldName) => {
  const schema = findSchema(body, name);
  if (!schema) throw new Error(`A tour has no field ${name}`);
  return schema;
};

/** Bounds of a number, and how much there may be of a text or a list. */
export const limitsOf = (name: TourFieldName) => readLimits(schemaOf(name));

/** The rules of the call, and one of its own for what must not be empty. */
export const fieldRules = (name: TourFieldName): FieldRules => rulesOf(name);

/** A number that was emptied is none: the call's own rule has no words for it. */
export const numberRules = (name: TourFieldName): FieldRules => [
  ...rules("required"),
  ...rulesOf(name),
];

/** Whether the server would take this of a field, as far as can be known without it. */
export const isSound = (key: TourFieldKey, value: unknown): boolean =>
  safeParse(schemaOf(key), value).success;

/** The same of one entry of a list. */
export const isSoundEntry = (key: TourFieldKey, entry: unknown): boolean =>
  safeParse(schemaOf(`${key}.0` as TourFieldName), entry).success;
