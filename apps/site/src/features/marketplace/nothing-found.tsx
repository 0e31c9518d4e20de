import { typograph } from "@tour/blocks/format";
import { marketTexts as texts } from "../../texts/market.ru.ts";
import { plural } from "./format.ts";
import type { CatalogueView, InsteadView } from "./load-catalogue.ts";
import { toAddress } from "./market-search.ts";
import { nameParts } from "./name-parts.ts";
import { Notice } from "./notice.tsx";
import styles from "./nothing-found.module.css";
import { TourGrid } from "./tour-grid.tsx";

/** In place of an empty list: which condition to give up, what that finds, and tours to look at. */
export function NothingFound({ view, instead }: { view: CatalogueView; instead: InsteadView }) {
  const { loosenings, tours } = instead;
  const nameOf = nameParts(view);
  const [least] = loosenings;
  return (
    <>
      <section className={styles.nothing}>
        <h2>{typograph(texts.nothingFound.title)}</h2>
        <p>{typograph(least ? texts.nothingFound.loosen : texts.nothingFound.notOne)}</p>
        {least ? (
          <ul role="list">
            {loosenings.map(({ part, search, toursCount }) => (
              <li key={`${part.name} ${part.value}`}>
                <a href={toAddress("/tours", search)} rel="nofollow">
                  <span>{texts.nothingFound.without(nameOf(part).replaceAll(/[«»]/g, ""))}</span>
                  <strong>{plural(toursCount, texts.counts.tours)}</strong>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <a href="/tours">{texts.reset}</a>
        )}
      </section>
      {tours.length > 0 && (
        <section className={styles.nearby}>
          <h2>
            {least
              ? texts.nothingFound.nearby(nameOf(least.part).replaceAll(/[«»]/g, ""))
              : texts.nothingFound.others}
          </h2>
          <TourGrid tours={tours} canBook={view.canBook} />
        </section>
      )}
      {tours.length === 0 && <Notice {...texts.empty} />}
    </>
  );
}
