import { reviewSorts } from "@tour/api";
import { MarketBar } from "../../../../page/market-bar.tsx";
import { MarketFooter } from "../../../../page/market-footer.tsx";
import { marketTexts } from "../../../../texts/market.ru.ts";
import { formatRating, plural } from "../../format/format.ts";
import { KeptNotes } from "../../kept/kept-notes.tsx";
import { PageLinks } from "../../pieces/page-links.tsx";
import { ReviewList } from "../organizer-reviews.tsx";
import type { ReviewsView } from "./load-reviews.ts";
import { reviewsPath } from "./reviews-path.ts";
import styles from "./reviews-page.module.css";

const texts = marketTexts.organizerPage;

/** All that guests wrote about an organiser, page by page; a script puts the next one below. */
export function ReviewsPage({ view }: { view: ReviewsView }) {
  const { published, name, sort, reviews, reviewsCount, page, pages, today } = view;
  const { slug, organizer, site } = published;
  return (
    <>
      <MarketBar current={null} />
      <main id="content" tabIndex={-1} className={styles.page} data-more-reviews>
        <header className={styles.head}>
          <a className={styles.back} href={`/organizers/${slug}`}>
            {name}
          </a>
          <h1>{texts.reviews}</h1>
          <p>
            {organizer.rating !== null && `★ ${formatRating(organizer.rating)} · `}
            {plural(reviewsCount, marketTexts.counts.reviews)}
          </p>
        </header>
        {reviewsCount > 1 && (
          <nav className={styles.sorts} aria-label={marketTexts.order}>
            {reviewSorts.map((one) => (
              <a
                key={one}
                href={reviewsPath(slug, one)}
                aria-current={one === sort ? "true" : undefined}
                rel={one === "default" ? undefined : "nofollow"}
              >
                {texts.reviewSorts[one]}
              </a>
            ))}
          </nav>
        )}
        <ReviewList reviews={reviews} siteUrl={site.url} today={today} />
        <div data-review-pages>
          <PageLinks
            page={page}
            pages={pages}
            toAddress={(number) => reviewsPath(slug, sort, number)}
          />
        </div>
        <p className={styles.failed} role="alert" data-reviews-failed />
      </main>
      <MarketFooter info={view.market} />
      <KeptNotes />
    </>
  );
}
