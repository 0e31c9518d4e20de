import { MarketBar } from "../../../page/market-bar.tsx";
import { CompareBar } from "../kept/compare-bar.tsx";
import { KeptNotes } from "../kept/kept-notes.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { marketMapTexts as mapTexts } from "../../../texts/market-map.ru.ts";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import styles from "./catalogue-page.module.css";
import { chosenParts } from "../search/chosen-parts.ts";
import { FiltersPanel } from "./filters-panel.tsx";
import { FoundTours } from "./found-tours.tsx";
import { plural } from "../format/format.ts";
import type { CatalogueView } from "./load-catalogue.ts";
import { toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { MarketMap } from "../map/market-map.tsx";
import borderedLink from "../pieces/bordered-link.module.css";
import { FailedNote } from "../pieces/failed-note.tsx";
import { PageHeading } from "../pieces/page-heading.tsx";

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
              className={`${borderedLink.link} ${styles.switch}`}
              href={toAddress("/tours", otherView(search))}
              rel="nofollow"
            >
              {search.view === "map" ? mapTexts.list : mapTexts.map}
            </a>
          )}
        </div>
        <aside className={styles.filters}>
          <FiltersPanel view={view} chosen={chosen} />
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
          <FoundTours view={view} isChosen={chosen > 0} />
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
