import { formatDate, formatPhone } from "@tour/blocks/format";
import { texts as allTexts } from "../texts/ru.ts";
import { touristFields } from "./unsent.ts";
import type { TouristFields } from "./unsent.ts";

const texts = allTexts.offline;
const names: Record<keyof TouristFields, string> = {
  last_name: allTexts.tourists.lastName,
  first_name: allTexts.tourists.firstName,
  middle_name: allTexts.tourists.middleName,
  birthday: allTexts.tourists.birthday,
  phone: allTexts.tourists.phone,
  email: allTexts.tourists.email,
  food_restriction: allTexts.tourists.food,
  can_edit: texts.canEdit,
};

/** Fields of a tourist as lines that a person reads. */
export const describeFields = (fields: Partial<TouristFields>): string[] =>
  touristFields
    .filter((field) => field in fields)
    .map((field) => `${names[field]}: ${describe(field, fields)}`);

function describe(field: keyof TouristFields, fields: Partial<TouristFields>): string {
  const value = fields[field];
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (!value) return texts.nothing;
  if (field === "birthday") return formatDate(value);
  return field === "phone" ? formatPhone(value) : value;
}
