import type {
  Image,
  ProgrammeField,
  ProgrammeFinding,
  ProgrammePassage,
  TourInput,
} from "@tour/api";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { newTour } from "../../../tours/new-tour.ts";
import type { ProgrammeDraft } from "./programme-draft.ts";
import { listDays } from "./programme-draft.ts";

type Living = TourInput["livings"][number];

const kinds: readonly [RegExp, Living["accommodation_type"]][] = [
  [/палат/i, "tent"],
  [/кемпинг|турбаз|баз[аеуы] отдыха/i, "camp-site"],
  [/гостев|хостел|усадьб/i, "guest-house"],
  [/квартир|апарт/i, "flat"],
  [/дом(?:ик|ах|е|ики)|глэмп|юрт|шале/i, "cabin"],
  [/отел|гостиниц/i, "hotel"],
  [/поезд|купе|вагон/i, "train"],
];

const show = (image: Image) => ({ kind: "image" as const, image });

/** The tour that a draft makes: only what is ticked, and nothing that it does not say. */
export function buildTour(draft: ProgrammeDraft, passages: readonly ProgrammePassage[]) {
  const taken = draft.findings.filter(
    (one) => one.is_taken && (one.value.trim() || isPicture(one)),
  );
  const all = (field: ProgrammeField, day: number | null = null) =>
    taken.filter((one) => one.field === field && one.day === day);
  const text = (field: ProgrammeField, day: number | null = null) =>
    all(field, day)
      .map(({ value }) => value.trim())
      .join("\n");
  const number = (field: ProgrammeField, day: number | null = null) => {
    const [first] = all(field, day);
    return first && Number.isFinite(Number(first.value)) ? Number(first.value) : undefined;
  };
  const pictures = (day: number | null) =>
    all("picture", day).flatMap(({ passages: [place] }) => {
      const image = place === undefined ? undefined : passages[place]?.image;
      return image ? [show(image)] : [];
    });
  const dates = all("departure");
  const price = all("price")[0];
  // A price without a date has no other place in a tour than the words on its prices.
  const priceLine = price && dates.length === 0 ? priceWords(price, passages) : "";
  const notes = text("price_notes");
  const advice = all("advice");
  const tour = {
    ...newTour(text("title")),
    ...definedOf({
      days: number("days"),
      nights: number("nights"),
      difficulty: number("difficulty"),
      min_age: number("min_age"),
      group_size_from: number("group_size_from"),
      group_size_to: number("group_size_to"),
      currency: all("currency")[0]?.value as TourInput["currency"] | undefined,
    }),
    subtitle: text("subtitle"),
    description: text("description"),
    media: pictures(null),
    program: listDays({ findings: taken, rest: [] }).map((day) => ({
      id: crypto.randomUUID(),
      title: text("day_title", day) || texts.day(day),
      text: text("day_text", day),
      media: pictures(day),
      ...definedOf({
        meals: text("day_meals", day) || undefined,
        lodging: text("day_lodging", day) || undefined,
        distance_km: number("day_distance", day),
      }),
    })),
    livings: all("living").map(toLiving),
    included: all("included").map(({ value }) => value.trim()),
    not_included: all("not_included").map(({ value }) => value.trim()),
    price_notes: notes.includes(priceLine) ? notes : [priceLine, notes].filter(Boolean).join("\n"),
    recommendations:
      advice.length > 0
        ? [{ title: texts.adviceTitle, items: advice.map(({ value }) => value.trim()) }]
        : [],
  };
  return { tour, departures: toDepartures(dates, price, tour.group_size_to) };
}

const isPicture = ({ field }: ProgrammeFinding) => field === "picture";

function toLiving({ value }: ProgrammeFinding): Living {
  const [name = "", ...lines] = value.trim().split("\n");
  return {
    id: crypto.randomUUID(),
    name: name.slice(0, 200),
    accommodation_type: kinds.find(([said]) => said.test(value))?.[1] ?? "not-set",
    text: [name.slice(200), ...lines].join("\n").trim(),
    media: [],
  };
}

const priceWords = (
  { passages: [place], value }: ProgrammeFinding,
  passages: readonly ProgrammePassage[],
) => (place === undefined ? undefined : passages[place]?.text) ?? value;

/** Dates with the price that each of them has; none without a price. */
function toDepartures(
  dates: readonly ProgrammeFinding[],
  price: ProgrammeFinding | undefined,
  capacity = 10,
) {
  if (!price) return [];
  const prices = [{ option_id: "adult", amount: Math.round(Number(price.value) * 100) }];
  return dates.map(({ value }) => {
    const [start_date = "", end_date = ""] = value.split("/");
    return { start_date, end_date, capacity, prices };
  });
}

type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

const definedOf = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
