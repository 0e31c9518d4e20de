import type { IdentityDocument, Tourist, TouristForm, TypedTourist } from "@tour/api";

/** What stands in a tourist's form; the number of a kept document does not. */
export interface TouristValues {
  last_name: string;
  first_name: string;
  middle_name: string;
  birthday: string | null;
  document_kind: IdentityDocument;
  /** As it is typed; empty while the kept one stays. */
  passport: string;
  phone: string;
  email: string;
  food_restriction: string;
  /** Agrees to count in the departure's summary. */
  joins_guest_summary: boolean;
  questionnaire: Record<string, string>;
}

type Questions = TouristForm["questions"];

const answersOf = (questions: Questions, answers: Record<string, string>) =>
  Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? ""]));

/** What is kept of a tourist, for the form. */
export const toValues = (tourist: Tourist, questions: Questions): TouristValues => ({
  last_name: tourist.last_name,
  first_name: tourist.first_name,
  middle_name: tourist.middle_name,
  birthday: tourist.birthday,
  document_kind: tourist.document_kind,
  passport: "",
  phone: tourist.phone,
  email: tourist.email,
  food_restriction: tourist.food_restriction,
  joins_guest_summary: tourist.joins_guest_summary,
  questionnaire: answersOf(questions, tourist.questionnaire),
});

/** A form that nothing was written into. */
export const blankValues = (questions: Questions): TouristValues => ({
  last_name: "",
  first_name: "",
  middle_name: "",
  birthday: null,
  document_kind: "passport",
  passport: "",
  phone: "",
  email: "",
  food_restriction: "",
  joins_guest_summary: false,
  questionnaire: answersOf(questions, {}),
});

/** Fields of the form by what changed in them since they were last kept. */
export type Changes = Partial<TouristValues>;

/** What differs from what is kept. A number is complete or nothing: it is not sent while it is typed. */
export function findChanges(values: TouristValues, kept: TouristValues): Changes {
  const changes: Record<string, unknown> = {};
  for (const name of Object.keys(kept) as (keyof TouristValues)[]) {
    const isSame = JSON.stringify(values[name]) === JSON.stringify(kept[name]);
    if (!isSame && name !== "passport") changes[name] = values[name];
  }
  return changes;
}

/** The body for one tourist. */
export const toTyped = (id: number, changes: Changes): TypedTourist => ({ id, ...changes });

/** Nothing was written into it yet. */
export const isBlank = (tourist: Tourist): boolean =>
  !tourist.full_name && !tourist.birthday && !tourist.phone && !tourist.passport_mask;
