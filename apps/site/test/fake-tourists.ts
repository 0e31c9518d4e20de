import { isCalendarDate } from "@tour/dates";
import type { Tourist, TouristsInfo, TypedTourist } from "@tour/api";

export const touristsUuid = "5d2f7c0a-6a53-4a38-9d0c-7a2b8f0f1c22";

const blank = (id: number): Tourist => ({
  id,
  uuid: `5d2f7c0a-6a53-4a38-9d0c-7a2b8f0f1c3${id}`,
  position: id,
  title: "Взрослый",
  kind: "person",
  full_name: "",
  first_name: "",
  last_name: "",
  middle_name: "",
  birthday: null,
  document_kind: "passport",
  passport_mask: "",
  email: "",
  phone: "",
  food_restriction: "",
  questionnaire: {},
  joins_guest_summary: false,
  is_touched: true,
  is_complete: false,
  can_edit: true,
  can_delete: true,
});

/** Two people of whom a document and a size are asked. */
export const fakeTourists = (): TouristsInfo => ({
  uuid: touristsUuid,
  status: 3,
  tour: { title: "Белуха", slug: "beluha-8", time_zone: "Asia/Barnaul" },
  departure: { start_date: "2030-07-10", end_date: "2030-07-18" },
  form: {
    asks_document: true,
    questions: [
      { id: "size", title: "Размер обуви", kind: "text", options: [], is_required: true },
      { id: "tent", title: "Палатка на двоих", kind: "yes_no", options: [], is_required: false },
    ],
  },
  tourists: [blank(1), blank(2)],
});

/** Keeps what was written as the API host does, and answers the same; refuses what is unfinished. */
export function keepTourists(
  info: TouristsInfo,
  { tourists, is_draft: isDraft }: { tourists: TypedTourist[]; is_draft: boolean },
): { status: number; body: object } {
  const validation: Record<string, string[]> = {};
  for (const [index, { passport, questionnaire = {}, ...typed }] of tourists.entries()) {
    const one = info.tourists.find(({ id }) => id === typed.id);
    if (!one) return { status: 404, body: { message: "Нет такого туриста" } };
    const next = { ...one, ...typed, questionnaire: { ...one.questionnaire, ...questionnaire } };
    if (passport !== undefined) next.passport_mask = passport && `•••• ${passport.slice(-4)}`;
    const missing = [
      ...(next.last_name ? [] : ["last_name"]),
      ...(next.birthday ? [] : ["birthday"]),
      ...(next.passport_mask ? [] : ["passport"]),
      ...(next.questionnaire["size"] ? [] : ["questionnaire.size"]),
    ];
    if (typed.birthday && !isCalendarDate(typed.birthday)) {
      validation[`tourists.${index}.birthday`] = ["Такой даты нет"];
    }
    next.full_name = [next.last_name, next.first_name].filter(Boolean).join(" ");
    next.is_complete = missing.length === 0;
    if (!isDraft) {
      for (const name of missing) validation[`tourists.${index}.${name}`] = ["Обязательно"];
    }
    if (Object.keys(validation).length === 0) Object.assign(one, next);
  }
  return Object.keys(validation).length > 0
    ? { status: 400, body: { message: "Проверьте поля", validation } }
    : { status: 200, body: { data: info } };
}
