import { choice } from "./text.ts";
import type { FieldHints } from "./field.ts";

/** The signs that an organiser chooses from, by what they show. */
export const signs = {
  compass: "Компас",
  mountain: "Гора",
  tent: "Палатка",
  flame: "Костёр",
  trees: "Лес",
  waves: "Вода",
  sun: "Солнце",
  snowflake: "Снег",
  map: "Карта",
  pin: "Место",
  car: "Машина",
  plane: "Самолёт",
  ship: "Корабль",
  bike: "Велосипед",
  backpack: "Рюкзак",
  camera: "Фотоаппарат",
  people: "Группа",
  person: "Проводник",
  child: "Дети",
  heart: "Забота",
  shield: "Безопасность",
  medal: "Награда",
  star: "Звезда",
  food: "Еда",
  bed: "Ночлег",
  wallet: "Деньги",
  calendar: "Дата",
  clock: "Время",
  chat: "Связь",
  check: "Галочка",
} as const;

export type Sign = keyof typeof signs;

/** A drawn sign, chosen by its looks. */
export const sign = (hints: FieldHints) => choice({ editor: "icon", ...hints }, signs, "compass");
