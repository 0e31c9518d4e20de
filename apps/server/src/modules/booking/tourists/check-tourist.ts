import { phoneSchema } from "@tour/api";
import type { TouristForm, ValidationMap } from "@tour/api";
import { readToday } from "@tour/dates";
import * as v from "valibot";
import type { tourists } from "../tourist.table.ts";
import { touristTexts as texts } from "./tourist.texts.ts";

type TouristRow = typeof tourists.$inferSelect;

export type TouristFacts = Pick<
  TouristRow,
  "lastName" | "firstName" | "birthday" | "email" | "phone" | "questionnaire" | "passport"
>;

const emailSchema = v.pipe(v.string(), v.email());
/** Nobody who travels was born before. */
const earliest = "1900-01-01";

/** A number as it is known all over the world; null for what is none. */
export function readPhone(written: string): string | null {
  const parsed = v.safeParse(phoneSchema, written);
  return parsed.success ? parsed.output : null;
}

/** What keeps a tourist's form from being complete, by the names of its fields. */
export function findProblems(tourist: TouristFacts, form: TouristForm, now: Date): ValidationMap {
  const { lastName, firstName, birthday, email, phone, passport, questionnaire } = tourist;
  const problems: ValidationMap = {};
  const refuse = (name: string, message: string) => (problems[name] = [message]);
  if (!lastName) refuse("last_name", texts.required);
  if (!firstName) refuse("first_name", texts.required);
  if (!birthday) refuse("birthday", texts.required);
  // Somewhere it is tomorrow already.
  else if (birthday < earliest || birthday > readToday("Pacific/Kiritimati", now))
    refuse("birthday", texts.birthday);
  if (email && !v.is(emailSchema, email)) refuse("email", texts.email);
  if (phone && readPhone(phone) === null) refuse("phone", texts.phone);
  if (form.asks_document && !passport) refuse("passport", texts.required);
  for (const { id, is_required: isRequired } of form.questions) {
    if (isRequired && !questionnaire[id]) refuse(`questionnaire.${id}`, texts.required);
  }
  return problems;
}

/** Answers that are none of what a question offers, by the names of their fields. */
export function findWrongAnswers(
  answers: Record<string, string>,
  { questions }: TouristForm,
): ValidationMap {
  const problems: ValidationMap = {};
  for (const [id, answer] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === id);
    const offered = question?.kind === "choice" ? question.options : ["yes", "no"];
    const isFree = question?.kind === "text" || answer === "";
    const isAnswer = question !== undefined && (isFree || offered.includes(answer));
    if (!isAnswer) problems[`questionnaire.${id}`] = [texts.option];
  }
  return problems;
}
