import { fold, pattern, skipMarks, trimMarks } from "./fold.ts";
import type { Passage } from "./passage.ts";

/** What passages under a heading are about. */
export type Section =
  | "description"
  | "programme"
  | "living"
  | "meals"
  | "included"
  | "not_included"
  | "departures"
  | "prices"
  | "advice"
  | "other";

const price = "(?:стоимост[ьи]|цен[ауеы])";
const trip = "(?: (?:тура|путешествия|поездки|похода|экскурсии|программы))?";
const counts = "(?:входит|входят|включен[оаы]?|включает|включает в себя|включают)";

/** The first that fits says it: what is not included also says "included". */
const headings: readonly [Section, RegExp][] = (
  [
    [
      "not_included",
      `(?:что )?(?:в )?${price}?${trip} ?не ${counts}(?: в ${price})?${trip}` +
        `|(?:за )?дополнительн(?:о|ая|ую|ые)? ?(?:оплачивается|оплата|оплату|расходы|плату)` +
        `|(?:оплачивается|оплачиваются) (?:дополнительно|отдельно|на месте)` +
        `|за отдельную плату|not included`,
    ],
    [
      "included",
      `что ${counts}(?: в ${price})?${trip}|(?:в )?${price}${trip} ${counts}` +
        `|${counts} в ${price}${trip}|включено|входит|входят|included|в ${price}`,
    ],
    [
      "advice",
      `(?:что )?(?:взять|брать|нужно взять|необходимо взять|понадобится)(?: с собой)?` +
        `|с собой(?: взять| берем)?|(?:список|перечень) (?:вещей|снаряжения|необходимого)` +
        `|(?:необходимое|личное|рекомендуемое) снаряжение|снаряжение|рекомендации(?: туристам| по одежде)?` +
        `|одежда и обувь|полезные советы|советы(?: в дорогу)?`,
    ],
    ["living", `проживание|размещение|где (?:мы )?(?:живем|будем жить|ночуем)|варианты размещения`],
    ["meals", `питание`],
    [
      "departures",
      `(?:ближайшие )?даты?(?: (?:тура|туров|заездов|заезда|выездов|проведения|поездок|отправления))?` +
        `|заезды|расписание(?: заездов| туров)?|график заездов|когда(?: едем)?`,
    ],
    ["prices", `(?:полная )?${price}${trip}|цены и скидки|стоимость и даты|даты и ${price}`],
    [
      "programme",
      `(?:подробная |краткая )?программа${trip}(?: по дням)?|маршрут(?: по дням)?` +
        `|план (?:тура|путешествия|поездки)|описание по дням|day by day`,
    ],
    [
      "description",
      `о (?:туре|путешествии|поездке|походе|маршруте|программе)|описание${trip}|кратко(?: о туре)?` +
        `|почему стоит поехать|чем хорош этот тур|особенности тура|для кого(?: этот тур)?`,
    ],
    [
      "other",
      `(?:наши )?контакты|(?:условия|правила|порядок) [а-я]{3,20}(?: [а-я]{3,20}){0,2}|важно(?: знать)?` +
        `|внимание|как (?:забронировать|добраться|записаться)|место (?:встречи|сбора)|документы` +
        `|необходимые документы|примечани[ея]|(?:наши )?гиды|отзывы|вопросы и ответы|фото(?:графии)?`,
    ],
  ] as const
).map(([section, source]) => [section, pattern(`^(?:\\d{1,2}[.)] ?)?(?:${source})\\>`)]);

export interface SectionHeading {
  section: Section;
  /** What stands behind the heading in the same passage; empty where it stands alone. */
  content: string;
}

/** How long a heading with nothing behind it may be, in characters. */
const maxHeading = 80;

/** The heading that a passage is or begins with; null for none. */
export function findSection({ text, kind }: Passage): SectionHeading | null {
  const start = skipMarks(text);
  const folded = fold(text.slice(start, start + 400));
  for (const [section, heading] of headings) {
    const length = heading.exec(folded)?.[0].length;
    if (length === undefined) continue;
    const rest = text.slice(start + length);
    const words = trimMarks(rest);
    if (!/[\p{L}\p{N}]/u.test(words)) return { section, content: "" };
    // «Программа тура "Золото Алтая"» is a title.
    if (section === "programme" && /[«"“]/u.test(rest)) return null;
    if (/^[\s*»"]{0,4}[:–—-]/u.test(rest)) return { section, content: words };
    // "В стоимость входит проживание" is a sentence that goes on.
    if (isOpen(section, folded.slice(0, length))) return { section, content: words };
    const isShort = text.length <= maxHeading;
    if (isShort && (kind === "heading" || /^\s*\(/.test(rest) || text.trimEnd().endsWith(":"))) {
      return { section, content: "" };
    }
    if (section === "prices" && /^\s*(?:от )?[\d$€]/.test(fold(rest)))
      return { section, content: words };
    return null;
  }
  return null;
}

const isOpen = (section: Section, heading: string) =>
  (section === "included" || section === "not_included") &&
  /(?:вход[ия]т|включ[а-я]+|оплачива[а-я]+)/.test(heading);
