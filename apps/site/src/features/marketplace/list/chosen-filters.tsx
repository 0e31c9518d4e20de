import { marketTexts as texts } from "../../../texts/market.ru.ts";
import styles from "./chosen-filters.module.css";
import { chosenParts, giveUp } from "../search/chosen-parts.ts";
import type { CatalogueView } from "./load-catalogue.ts";
import { toAddress } from "../search/market-search.ts";
import { nameParts } from "../search/name-parts.ts";

/** What was chosen, each with a link that gives it up. */
export function ChosenFilters({ view }: { view: CatalogueView }) {
  const { search } = view;
  const parts = chosenParts(search);
  if (parts.length === 0) return null;
  const nameOf = nameParts(view);
  return (
    <ul className={styles.chosen} role="list" aria-label={texts.chosen}>
      {parts.map((part) => (
        <li key={`${part.name} ${part.value}`}>
          <a
            href={toAddress("/tours", giveUp(search, part))}
            rel="nofollow"
            aria-label={texts.giveUp(nameOf(part))}
          >
            {nameOf(part)}
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
