import { identityDocuments } from "@tour/api";
import type { IdentityDocument, TouristForm } from "@tour/api";
import { normalizePhone } from "@tour/validation";
import type { TouristValues } from "./tourist-values.ts";

/** Reads the fields of one tourist's plain form by the names that it gives them. */
export function readTourist(
  data: FormData,
  { questions }: Pick<TouristForm, "questions">,
): TouristValues {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const kind = text("document_kind") as IdentityDocument;
  const answers = questions.map(({ id }) => [id, text(`questionnaire.${id}`)]);
  return {
    last_name: text("last_name"),
    first_name: text("first_name"),
    middle_name: text("middle_name"),
    birthday: /^\d{4}-\d{2}-\d{2}$/.test(text("birthday")) ? text("birthday") : null,
    document_kind: identityDocuments.includes(kind) ? kind : "passport",
    passport: text("passport"),
    phone: normalizePhone(text("phone")),
    email: text("email"),
    food_restriction: text("food_restriction"),
    questionnaire: Object.fromEntries(answers) as Record<string, string>,
  };
}
