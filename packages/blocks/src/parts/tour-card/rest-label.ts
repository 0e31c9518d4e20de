import { plural } from "../../format/plural.ts";
import { texts } from "../../texts/ru.ts";

/** "Показать ещё 3 тура". */
export const restLabel = (count: number) => texts.tours.showMore(plural(count, texts.tours.tours));
