import { typograph } from "@tour/blocks/format";
import { texts as allTexts } from "../../../texts/ru.ts";
import { Collections } from "./collections.tsx";
import { formatCount, plural } from "../format/format.ts";
import styles from "./front-page.module.css";
import type { FrontView } from "./load-front.ts";
import { MarketBar } from "../../../page/market-bar.tsx";
import { CompareBar } from "../kept/compare-bar.tsx";
import type { TourView } from "../card/tour-view.ts";
import { ViewedRow } from "../kept/viewed-row.tsx";
import type { MarketSearch } from "../search/market-search.ts";
import { KeptNotes } from "../kept/kept-notes.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { toAddress } from "../search/market-search.ts";
import { Notice } from "../pieces/notice.tsx";
import { OrganizerPanel } from "../organizers/organizer-panel.tsx";
import { Picture } from "../pieces/picture.tsx";
import { SearchBar } from "./search-bar.tsx";
import { TourGrid } from "../card/tour-grid.tsx";

const texts = allTexts.marketplace;
const shownDirections = 8;

/** The marketplace's first page: a question, where one can go, tours, and who makes them. */
export function FrontPage({ view }: { view: FrontView }) {
  const { tours, toursCount, organizers, organizersCount, options, market } = view;
  const images = new Map(
    tours.flatMap(({ pictures: [image] }) => (image ? [[image.url, image] as const] : [])),
  );
  const pictures = [...images.values()].slice(0, 3);
  return (
    <>
      <MarketBar current="front" />
      <main id="content" tabIndex={-1}>
        <div className={styles.hero} data-has-pictures={pictures.length === 3}>
          <div className={styles.words}>
            <h1 className={styles.title}>{typograph(market?.texts.title ?? texts.name)}</h1>
            {market?.texts.lead && <p className={styles.lead}>{typograph(market.texts.lead)}</p>}
          </div>
          {pictures.length === 3 && (
            <div className={styles.posters} aria-hidden="true">
              {pictures.map((image, index) => (
                <Picture
                  key={image.url}
                  image={image}
                  className={styles.poster}
                  sizes="(width < 992px) 60vw, 30vw"
                  isFirst={index === 0}
                />
              ))}
            </div>
          )}
          {toursCount > 0 && (
            <div className={styles.ask}>
              <SearchBar options={options} />
            </div>
          )}
        </div>
        <Collections collections={view.collections} />
        {options.groups.direction && <Directions view={view} />}
        {tours.length > 0 && (
          <section className={styles.section} aria-labelledby="tours">
            <header className={styles.heading}>
              <h2 id="tours">{texts.bestTours}</h2>
              <a href="/tours">{texts.showAll(plural(toursCount, texts.counts.tours))}</a>
            </header>
            <TourGrid tours={tours} canBook={view.canBook} isRow />
          </section>
        )}
        <TourRow
          id="soonest"
          title={texts.soonest}
          tours={view.soonest}
          search={{ sort: "soonest" }}
          canBook={view.canBook}
        />
        <TourRow
          id="last"
          title={texts.lastPlaces}
          tours={view.last}
          search={{ seats: "last", sort: "soonest" }}
          canBook={view.canBook}
        />
        <ViewedRow className={`${styles.section} ${styles.row}`} />
        {organizers.length > 0 && (
          <header className={`${styles.section} ${styles.heading}`}>
            <h2>{texts.whoGuides}</h2>
            <a href="/organizers">
              {texts.showAll(plural(organizersCount, texts.counts.organizers))}
            </a>
          </header>
        )}
        {organizers.map((organizer) => (
          <OrganizerPanel key={organizer.siteId} organizer={organizer} canBook={view.canBook} />
        ))}
        {tours.length === 0 && organizers.length === 0 && <Notice {...texts.empty} />}
      </main>
      <CompareBar />
      <MarketFooter info={market} />
      <KeptNotes />
    </>
  );
}

interface TourRowProps {
  id: string;
  title: string;
  tours: readonly TourView[];
  /** Where there are more of them. */
  search: Partial<MarketSearch>;
  canBook: boolean;
}

/** A few tours under a heading; nothing where there are none. */
function TourRow({ id, title, tours, search, canBook }: TourRowProps) {
  if (tours.length === 0) return null;
  return (
    <section className={`${styles.section} ${styles.row}`} aria-labelledby={id}>
      <header className={styles.heading}>
        <h2 id={id}>{title}</h2>
        <a href={toAddress("/tours", search)} rel="nofollow">
          {texts.seeAll}
          <span className={styles.spoken}>{`: ${title.toLowerCase()}`}</span>
        </a>
      </header>
      <TourGrid tours={tours} canBook={canBook} isRow />
    </section>
  );
}

function Directions({ view: { options } }: { view: FrontView }) {
  return (
    <nav className={styles.directions} aria-labelledby="directions">
      <h2 id="directions">{texts.directions}</h2>
      <ul role="list">
        {(options.groups.direction?.options ?? [])
          .slice(0, shownDirections)
          .map(({ value, title, count }) => (
            <li key={value}>
              <a href={toAddress("/tours", { direction: [value] })}>
                <strong>{title}</strong>
                <span>{formatCount(count)}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
