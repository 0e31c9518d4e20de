import { imageUrl } from "@tour/api";
import { typograph } from "@tour/blocks/format";
import action from "../../../page/action.module.css";
import { MarketBar } from "../../../page/market-bar.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { marketTexts } from "../../../texts/market.ru.ts";
import { TourGrid } from "../card/tour-grid.tsx";
import { formatRating, plural } from "../format/format.ts";
import { CompareBar } from "../kept/compare-bar.tsx";
import { KeptNotes } from "../kept/kept-notes.tsx";
import { PageLinks } from "../pieces/page-links.tsx";
import { toAddress } from "../search/market-search.ts";
import { LegalFacts } from "./legal-facts.tsx";
import type { OrganizerPageView } from "./load-organizer.ts";
import { OrganizerReviews } from "./organizer-reviews.tsx";
import styles from "./organizer-page.module.css";

const texts = marketTexts.organizerPage;

/** One organiser: who they are by their own words and by our check, their tours, and what guests say. */
export function OrganizerPage({ view }: { view: OrganizerPageView }) {
  const { published, tours, toursCount, page, pages, canBook } = view;
  return (
    <>
      <MarketBar current={null} />
      <main id="content" tabIndex={-1}>
        <Head view={view} />
        <div className={styles.page}>
          <section className={styles.section} aria-labelledby="tours">
            <h2 id="tours">
              {toursCount > 0 ? plural(toursCount, marketTexts.counts.tours) : texts.noTours}
            </h2>
            {tours.length > 0 ? (
              <TourGrid tours={tours} eager={3} canBook={canBook} />
            ) : (
              <p>
                {typograph(texts.noToursText)} <a href="/tours">{marketTexts.tours}</a>
              </p>
            )}
            <PageLinks
              page={page}
              pages={pages}
              toAddress={(number) => toAddress(`/organizers/${published.slug}`, { page: number })}
            />
          </section>
          <OrganizerReviews view={view} />
          <LegalFacts published={published} today={view.today} />
        </div>
      </main>
      <CompareBar />
      <MarketFooter info={view.market} />
      <KeptNotes />
    </>
  );
}

function Head({ view: { published, name } }: { view: OrganizerPageView }) {
  const { site, organizer } = published;
  const { logo, about, rating, reviews_count: reviewsCount, since, kind } = organizer;
  return (
    <header className={styles.head} data-brand={site.id}>
      <div className={styles.inner}>
        {logo ? (
          <img className={styles.logo} src={imageUrl(logo, "320x320")} alt="" />
        ) : (
          <span className={styles.logo} aria-hidden="true">
            {[...name][0]}
          </span>
        )}
        <div className={styles.words}>
          <h1>{name}</h1>
          <p className={styles.facts}>
            <span>{texts.kinds[kind]}</span>
            {since > 0 && <span>{marketTexts.since(since)}</span>}
            {rating !== null && reviewsCount > 0 && (
              <span>{`★ ${formatRating(rating)} · ${plural(reviewsCount, marketTexts.counts.reviews)}`}</span>
            )}
          </p>
          {(about || site.description) && <p>{typograph(about || site.description)}</p>}
          <a className={action.action} href={site.url}>
            {texts.site}
          </a>
        </div>
      </div>
    </header>
  );
}
