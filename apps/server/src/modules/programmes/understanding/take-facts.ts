import { add, append, has } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { findDepartures, findYear } from "./find-departures.ts";
import { findFacts } from "./find-facts.ts";
import { findPrices } from "./find-prices.ts";
import { fold } from "./fold.ts";

interface Options {
  days: number | undefined;
  year: number | undefined;
  /** Whether a first day alone is a departure, as it is under a heading of dates. */
  areDates: boolean;
}

interface Range {
  from: number;
  to: number;
}

const datesLabel =
  /^[^a-zа-я\d]*(?:ближайш[а-я]+ )?(?:дат[аы]|заезд[ы]?|старт|выезд|отправление)(?![а-я])/u;
/** Not what the tour costs. */
const otherSum = /скидк|доплат|предоплат|депозит|аванс|залог|задат|бонус|кэшбек|штраф|возврат/;
/** Words that say no more than the number beside them. */
const labels =
  /(?<![a-zа-я])(?:(?:продолжительност|длительност|групп|участник|количеств|числ|человек|чел|возраст|сложност|уровен|уровн|физическ|подготовк|нагрузк|стоимост|цен|взросл|рубл|руб|дат|заезд|ближайш|проведени|тур|дн|ден|ноч|размер|программ|маршрут|персон|средн|легк|высок|низк|умеренн|выше|ниже)[а-я]{0,6}|от|до|с|по|и|на|за|для|из|лет|года?|р|1|одного)(?![a-zа-я\d])/g;

/** Puts what a line says in numbers, dates and prices into fields; whether that is all that it says. */
export function takeFacts(draft: Draft, text: string, passage: number, options: Options): boolean {
  const ranges: Range[] = [];
  for (const { field, value, ...range } of findFacts(text)) {
    if (!has(draft, field) && add(draft, { field, value }, passage)) ranges.push(range);
  }
  ranges.push(...takeDepartures(draft, text, passage, options));
  ranges.push(...takePrice(draft, text, passage));
  return ranges.length > 0 && isCovered(text, ranges);
}

function takeDepartures(draft: Draft, text: string, passage: number, options: Options): Range[] {
  const { days, year, areDates } = options;
  const isLabelled = areDates || datesLabel.test(fold(text.slice(0, 60)));
  const dates = findDepartures(text, {
    days: isLabelled ? days : undefined,
    year: findYear(text) ?? year,
  });
  return dates.flatMap(({ start, end, ...range }) => {
    const value = `${start}/${end}`;
    const isKnown = draft.found.some((one) => one.field === "departure" && one.value === value);
    return isKnown || add(draft, { field: "departure", value }, passage) ? [range] : [];
  });
}

/** The first price is the tour's; a line of prices is kept as it is, too, where it says more. */
function takePrice(draft: Draft, text: string, passage: number): Range[] {
  const [price, ...others] = findPrices(text);
  if (!price) return [];
  const isOther = otherSum.test(fold(text.slice(0, price.from)));
  if (isOther || has(draft, "price")) {
    append(draft, { field: "price_notes", value: text.trim() }, passage);
    return [{ from: 0, to: text.length }];
  }
  add(draft, { field: "price", value: String(price.amount) }, passage);
  if (price.currency !== "RUB") add(draft, { field: "currency", value: price.currency }, passage);
  if (others.length > 0 || !isCovered(text, [price])) {
    append(draft, { field: "price_notes", value: text.trim() }, passage);
    return [{ from: 0, to: text.length }];
  }
  return [price];
}

/** Whether a text says nothing beside those parts of it. */
function isCovered(text: string, ranges: readonly Range[]): boolean {
  const letters = [...fold(text)];
  const folded = letters.length === text.length ? letters : fold(text).split("");
  for (const { from, to } of ranges) folded.fill(" ", from, to);
  return !/[\p{L}\p{N}]/u.test(folded.join("").replace(labels, " "));
}
