import { typograph } from "@tour/blocks/format";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { questionTexts } from "../../../texts/question.ru.ts";
import { subscriptionTexts } from "../../../texts/subscription.ru.ts";
import { chosenParts } from "../search/chosen-parts.ts";
import type { ChosenPart } from "../search/chosen-parts.ts";
import { plural } from "../format/format.ts";
import type { CatalogueView, InsteadView } from "./load-catalogue.ts";
import { toAddress } from "../search/market-search.ts";
import { nameParts } from "../search/name-parts.ts";
import { ViewedRow } from "../kept/viewed-row.tsx";
import { Notice } from "../pieces/notice.tsx";
import styles from "./nothing-found.module.css";
import { TourGrid } from "../card/tour-grid.tsx";

/** In place of an empty list: which condition to give up, what that finds, and tours to look at. */
export function NothingFound({ view, instead }: { view: CatalogueView; instead: InsteadView }) {
  const { loosenings, areAlone, tours } = instead;
  const name = nameParts(view);
  // They stand in quotation marks here.
  const nameOf = (part: ChosenPart) => name(part).replaceAll(/[«»]/g, "");
  const [least] = loosenings;
  const { loosen, one, alone, notOne, without, only, nearby, byOne, others } = texts.nothingFound;
  const isOne = chosenParts(view.search).length === 1;
  const explain = least ? (areAlone ? alone : isOne ? one : loosen) : notOne;
  return (
    <>
      <section className={styles.nothing}>
        <h2>{typograph(texts.nothingFound.title)}</h2>
        <p>{typograph(explain)}</p>
        {least ? (
          <ul role="list">
            {loosenings.map(({ part, search, toursCount }) => (
              <li key={`${part.name} ${part.value}`}>
                <a href={toAddress("/tours", search)} rel="nofollow">
                  <span>{(areAlone ? only : without)(nameOf(part))}</span>
                  <strong>{plural(toursCount, texts.counts.tours)}</strong>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <a href="/tours">{texts.reset}</a>
        )}
        <a
          href={toAddress("/subscribe", { ...view.search, sort: "default", page: 1 })}
          rel="nofollow"
        >
          {subscriptionTexts.search.whenThere}
        </a>
        <a href="/ask">{questionTexts.link}</a>
      </section>
      {tours.length > 0 && (
        <section className={styles.nearby}>
          <h2>{least ? (areAlone ? byOne : nearby)(nameOf(least.part)) : others}</h2>
          <TourGrid tours={tours} canBook={view.canBook} />
        </section>
      )}
      {tours.length === 0 && <Notice {...texts.empty} />}
      <ViewedRow />
    </>
  );
}
