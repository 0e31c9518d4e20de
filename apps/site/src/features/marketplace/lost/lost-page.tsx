import { typograph } from "@tour/blocks/format";
import { MarketBar } from "../../../page/market-bar.tsx";
import { CompareBar } from "../kept/compare-bar.tsx";
import { KeptNotes } from "../kept/kept-notes.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { plural } from "../format/format.ts";
import type { LostView } from "./load-lost.ts";
import styles from "./lost-page.module.css";
import { SearchField } from "../suggestions/search-field.tsx";
import { TourGrid } from "../card/tour-grid.tsx";

interface LostPageProps {
  status: number;
  title: string;
  text: string;
  view: LostView;
}

/** An address of the marketplace that leads to nothing: a search, and tours to go on with. */
export function LostPage({ status, title, text, view }: LostPageProps) {
  const { tours, toursCount, canBook, market } = view;
  return (
    <>
      <MarketBar current={null} />
      <main id="content" tabIndex={-1} className={styles.page}>
        <div className={styles.words}>
          <p className={styles.status} aria-hidden="true">
            {status}
          </p>
          <div className={styles.help}>
            <h1>{typograph(title)}</h1>
            <p>{typograph(text)}</p>
            <form action="/tours" role="search" className={styles.search}>
              <SearchField />
              <button type="submit">{texts.notFound.search}</button>
            </form>
          </div>
        </div>
        {tours.length > 0 && (
          <section aria-labelledby="tours" className={styles.tours}>
            <header>
              <h2 id="tours">{texts.notFound.tours}</h2>
              <a href="/tours">{texts.showAll(plural(toursCount, texts.counts.tours))}</a>
            </header>
            <TourGrid tours={tours} canBook={canBook} />
          </section>
        )}
      </main>
      <CompareBar />
      <MarketFooter info={market} />
      <KeptNotes />
    </>
  );
}
