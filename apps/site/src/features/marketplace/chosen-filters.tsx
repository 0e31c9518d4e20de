import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./catalogue-page.module.css";
import { formatRoubles } from "./format.ts";
import type { CatalogueView } from "./load-catalogue.ts";
import { chosenParts, toAddress } from "./market-search.ts";

const texts = allTexts.marketplace;

/** What was chosen, each with a link that gives it up. */
export function ChosenFilters({ view: { search, options, collection } }: { view: CatalogueView }) {
  const parts = chosenParts(search);
  if (parts.length === 0) return null;
  const month = options.months.find(({ value }) => value === search.month)?.title ?? search.month;
  const words = {
    q: `«${search.q}»`,
    collection: collection?.name ?? search.collection,
    direction: search.direction,
    activity: search.activity,
    month,
    days: texts.lengths[search.days] ?? search.days,
    price: texts.upTo(formatRoubles(Number(search.price))),
  };
  return (
    <ul className={styles.chosen} role="list" aria-label={texts.chosen}>
      {parts.map((name) => (
        <li key={name}>
          <a
            href={toAddress("/tours", { ...search, [name]: "", page: 1 })}
            aria-label={texts.giveUp(words[name])}
          >
            {words[name]}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          <a href="/tours" data-all="true">
            {texts.reset}
          </a>
        </li>
      )}
    </ul>
  );
}
