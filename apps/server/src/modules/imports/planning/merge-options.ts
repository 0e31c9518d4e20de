import type { ImportChange, PriceOptionKind, TourInput } from "@tour/api";
import { toSlug } from "../../../platform/text/slug.ts";
import { toTitleKey } from "../reading/title-key.ts";
import type { ImportedTour } from "../reading/imported-tour.ts";

type PriceOptions = TourInput["price_options"];
type PriceOption = PriceOptions[number];

const isPerson = ({ kind = "person" }: PriceOption) => kind === "person";

/** The price that a file's one price stands for. */
export const mainOption = ({ price_options: options }: Pick<TourInput, "price_options">): string =>
  (options.find(isPerson) ?? options[0]!).id;

/** The option of this title; undefined for one that the tour has not. */
export const findOption = (options: PriceOptions, title: string): PriceOption | undefined =>
  options.find((option) => toTitleKey(option.title) === toTitleKey(title));

/** What its words say that an option is. */
const kinds: [PriceOptionKind, RegExp][] = [
  ["infant", /младен|без места|infant/i],
  ["child", /реб[её]н|дет(?:и|ск|ей)|школьн|child/i],
  ["supplement", /доплат|одномест|single|supplement/i],
];

/** The same at the preview and when it is written: nothing of it is left to chance. */
function makeOption(title: string, taken: PriceOptions): PriceOption {
  const word = toSlug(title).slice(0, 50) || "option";
  const isTaken = (id: string) => taken.some((option) => option.id === id);
  let id = word;
  for (let number = 2; isTaken(id); number += 1) id = `${word}-${number}`;
  const kind = kinds.find(([, words]) => words.test(title))?.[0] ?? "person";
  return { id, title, note: "", kind };
}

/**
 * A tour's options with those that a file names besides. A new tour has no other person's price than the
 * file's, where that names one and has no price without a name.
 */
export function mergeOptions(
  before: PriceOptions,
  { options: titles = [], dates }: Pick<ImportedTour, "options" | "dates">,
  isNew: boolean,
): PriceOptions {
  const added: PriceOption[] = [];
  for (const title of titles) {
    const all = [...before, ...added];
    if (!findOption(all, title)) added.push(makeOption(title, all));
  }
  if (added.length === 0) return before;
  const isOwn = isNew && added.some(isPerson) && dates.every(({ price }) => price === undefined);
  const kept = isOwn
    ? before.filter(({ title }) => titles.some((one) => toTitleKey(one) === toTitleKey(title)))
    : before;
  return [...kept, ...added];
}

/** The options that a tour gets, as people read that. */
export const listNewOptions = (before: PriceOptions, after: PriceOptions): ImportChange[] =>
  after
    .filter(({ id }) => !before.some((option) => option.id === id))
    .map(({ title }) => ({ field: "option_price", date: null, before: "", after: title }));
