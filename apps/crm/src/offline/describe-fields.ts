import { formatDate, formatPhone } from "@tour/blocks/format";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import { touristTexts } from "../texts/tourists.ru.ts";
import { touristFields } from "./unsent.ts";
import type { TouristFields } from "./unsent.ts";

const names: Record<keyof TouristFields, string> = {
  last_name: touristTexts.lastName,
  first_name: touristTexts.firstName,
  middle_name: touristTexts.middleName,
  birthday: touristTexts.birthday,
  phone: touristTexts.phone,
  email: touristTexts.email,
  food_restriction: touristTexts.food,
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
