import { identityDocuments } from "@tour/api";
import type { IdentityDocument, TouristForm } from "@tour/api";
import { readToday } from "@tour/dates";
import { readTyped } from "@tour/ui-kit/date-picker";
import { normalizePhone } from "@tour/validation";
import { touristsLocale } from "./tourists-locale.ts";
import type { TouristValues } from "./tourist-values.ts";

function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** What was written for a birthday and is no date; null where it is one, or nothing. */
export function readBrokenBirthday(data: FormData): string | null {
  const text = readText(data, "birthday");
  return text && readTyped(text, touristsLocale.code) === null ? text : null;
}

/** Reads the fields of one tourist's plain form by the names that it gives them. */
export function readTourist(
  data: FormData,
  { questions }: Pick<TouristForm, "questions">,
): TouristValues {
  const text = (name: string) => readText(data, name);
  const kind = text("document_kind") as IdentityDocument;
  const answers = questions.map(({ id }) => [id, text(`questionnaire.${id}`)]);
  return {
    last_name: text("last_name"),
    first_name: text("first_name"),
    middle_name: text("middle_name"),
    birthday: readTyped(text("birthday"), touristsLocale.code, readToday()),
    document_kind: identityDocuments.includes(kind) ? kind : "passport",
    passport: text("passport"),
    phone: normalizePhone(text("phone")),
    email: text("email"),
    food_restriction: text("food_restriction"),
    joins_guest_summary: data.has("joins_guest_summary"),
    questionnaire: Object.fromEntries(answers) as Record<string, string>,
  };
}
