import { maxFollowedTours, tourSorts } from "@tour/api";
import { MarketBar } from "../../../page/market-bar.tsx";
import { CompareBar } from "../kept/compare-bar.tsx";
import { KeptNotes } from "../kept/kept-notes.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { marketMapTexts as mapTexts } from "../../../texts/market-map.ru.ts";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { subscriptionTexts } from "../../../texts/subscription.ru.ts";
import styles from "./catalogue-page.module.css";
import { chosenParts } from "../search/chosen-parts.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FiltersForm } from "../filters/filters-form.tsx";
import { plural } from "../format/format.ts";
import type { CatalogueView } from "./load-catalogue.ts";
import { toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { MarketMap } from "../map/market-map.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { FailedNote } from "../pieces/failed-note.tsx";
import linkButton from "../pieces/link-button.module.css";
import { Notice } from "../pieces/notice.tsx";
import { PageHeading } from "../pieces/page-heading.tsx";
import { PageLinks } from "../pieces/page-links.tsx";
import { TourGrid } from "../card/tour-grid.tsx";

/**
 * All tours of the marketplace: chosen, ordered, page by page, without any script. What `data-part`
 * names is what a script puts in place of its own when another choice is made.
 */
export function CataloguePage({ view }: { view: CatalogueView }) {
  const { search, collection, tours, toursCount, title } = view;
  const chosen = chosenParts(search).length;
  return (
    <>
      <MarketBar current="tours" />
      <main
        id="content"
        tabIndex={-1}
        className={styles.page}
        data-catalogue={view.address}
        data-view={search.view || "list"}
      >
        <div className={styles.header} data-part="heading">
          <PageHeading
            title={title}
            lead={collection?.text}
            count={tours.length > 0 && plural(toursCount, texts.counts.tours)}
          />
          {(tours.length > 0 || search.view === "map") && (
            <a
              className={styles.switch}
              href={toAddress("/tours", otherView(search))}
              rel="nofollow"
            >
              {search.view === "map" ? mapTexts.list : mapTexts.map}
            </a>
          )}
        </div>
        <aside className={styles.filters}>
          <details className={styles.fold} data-fold>
            <summary>
              {texts.filters.label}
              <span className={styles.badge} data-part="badge">
                {chosen > 0 && <span>{chosen}</span>}
              </span>
            </summary>
            <FiltersForm view={view} />
          </details>
          <dialog className={styles.sheet} aria-label={texts.filters.label} data-sheet>
            <div className={styles.top}>
              <strong>{texts.filters.label}</strong>
              <button type="button" className={linkButton.link} data-close>
                {texts.filters.close}
              </button>
            </div>
          </dialog>
        </aside>
        {view.places && (
          <div className={styles.map} data-market-map>
            <div className={styles.drawn} data-part="map">
              <MarketMap search={search} places={view.places} />
            </div>
          </div>
        )}
        <div className={styles.found}>
          <p className={styles.spoken} role="status" data-status />
          <FailedNote
            text={texts.failed}
            retry={texts.retry}
            className={styles.failed}
            data-failed
          />
          <Found view={view} isChosen={chosen > 0} />
        </div>
      </main>
      <CompareBar />
      <MarketFooter info={view.market} />
      <KeptNotes />
    </>
  );
}

/** A list without a map has no part of it. */
const otherView = (search: MarketSearch): MarketSearch =>
  search.view === "map"
    ? { ...search, view: "", box: "", page: 1 }
    : { ...search, view: "map", page: 1 };

function Found({ view, isChosen }: { view: CatalogueView; isChosen: boolean }) {
  const { search, tours, pages, corrected, instead } = view;
  const typed = Object.values(view.misread).map((words) => `«${words}»`);
  const listed = { ...search, sort: "default" as const, page: 1 };
  return (
    <div className={styles.list} data-part="found">
      <ChosenFilters view={view} />
      {typed.length > 0 && (
        <p className={styles.misread}>{texts.misread(new Intl.ListFormat("ru").format(typed))}</p>
      )}
      {corrected !== null && <p className={styles.corrected}>{texts.corrected(corrected)}</p>}
      {tours.length > 1 && (
        <nav className={styles.sorts} aria-label={texts.order}>
          {tourSorts.map((sort) => (
            <a
              key={sort}
              href={toAddress("/tours", { ...search, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === search.sort ? "true" : undefined}
            >
              {texts.sorts[sort]}
            </a>
          ))}
        </nav>
      )}
      {tours.length > 0 && <TourGrid tours={tours} canBook={view.canBook} eager={3} />}
      <PageLinks
        page={search.page}
        pages={pages}
        toAddress={(page) => toAddress("/tours", { ...search, page })}
      />
      {isChosen && tours.length > 0 && view.toursCount <= maxFollowedTours && (
        <p>
          <a className={styles.subscribe} href={toAddress("/subscribe", listed)} rel="nofollow">
            {subscriptionTexts.search.link}
          </a>
        </p>
      )}
      {instead && isChosen && <NothingFound view={view} instead={instead} />}
      {tours.length === 0 && !isChosen && (
        <div className={styles.empty}>
          <Notice {...texts.empty} />
        </div>
      )}
    </div>
  );
}
