import { tourSorts } from "@tour/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { PageHeading } from "./page-heading.tsx";
import styles from "./catalogue-page.module.css";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FiltersForm } from "./filters-form.tsx";
import { plural } from "./format.ts";
import type { CatalogueView } from "./load-catalogue.ts";
import { MarketBar } from "../../page/market-bar.tsx";
import { MarketFooter } from "../../page/market-footer.tsx";
import { chosenParts, toAddress } from "./market-search.ts";
import { Notice } from "./notice.tsx";
import { PageLinks } from "./page-links.tsx";
import { TourGrid } from "./tour-grid.tsx";

const texts = allTexts.marketplace;

/** All tours of the marketplace: chosen, ordered, page by page, without any script. */
export function CataloguePage({ view }: { view: CatalogueView }) {
  const { search, collection, tours, toursCount, pages, corrected } = view;
  const chosen = chosenParts(search).length;
  return (
    <>
      <MarketBar current="tours" />
      <main id="content" tabIndex={-1} className={styles.page}>
        <PageHeading
          title={collection?.name ?? (search.direction || texts.tours)}
          lead={collection?.text}
          count={tours.length > 0 && plural(toursCount, texts.counts.tours)}
          className={styles.header}
        />
        <aside className={styles.filters}>
          <details className={styles.fold}>
            <summary>
              {texts.filters.label}
              {chosen > 0 && <span>{chosen}</span>}
            </summary>
            <FiltersForm view={view} />
          </details>
        </aside>
        <div className={styles.found}>
          <ChosenFilters view={view} />
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
          <TourGrid tours={tours} canBook={view.canBook} eager={3} />
          <PageLinks
            page={search.page}
            pages={pages}
            toAddress={(page) => toAddress("/tours", { ...search, page })}
          />
          {tours.length === 0 && <Nothing isChosen={chosen > 0} />}
        </div>
      </main>
      <MarketFooter info={view.market} />
    </>
  );
}

function Nothing({ isChosen }: { isChosen: boolean }) {
  if (!isChosen) return <Notice {...texts.empty} />;
  return <Notice {...texts.nothingFound} action={{ text: texts.reset, href: "/tours" }} />;
}
