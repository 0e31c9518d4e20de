import type { MarketCollection } from "@tour/api";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import type { ChosenPart } from "./chosen-parts.ts";
import { formatDay, formatRoubles } from "../format/format.ts";
import type { MarketSearch } from "./market-search.ts";
import { nameBox } from "./near-city.ts";
import { nameMonth, titleOf } from "./search-options.ts";

interface Named {
  search: MarketSearch;
  collection: MarketCollection | null;
  /** `yyyy-MM-dd` of the page's day: other years are said. */
  today: string;
}

/** What was chosen in the words in which it is given up. */
export const nameParts =
  ({ search, collection, today }: Named) =>
  ({ name, value }: ChosenPart): string => {
    if (name === "q") return `«${value}»`;
    if (name === "collection") return collection?.name ?? value;
    if (name === "dates" && value) return nameMonth(value);
    if (name === "dates") {
      const day = (date: string) => date && formatDay(date, today);
      return texts.leaving(day(search.from), day(search.to));
    }
    if (name === "price") {
      const amount = (roubles: string) => roubles && formatRoubles(Number(roubles));
      return texts.fromTo(amount(search.price_from), amount(search.price));
    }
    if (name === "box") return nameBox(value);
    if (name === "seats") return texts.lastPlaces;
    if (name === "age") return texts.youngest(titleOf("age", value));
    return titleOf(name, value);
  };
