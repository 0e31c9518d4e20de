import { maxFollowedTours, tourSorts } from "@tour/api";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { subscriptionTexts } from "../../../texts/subscription.ru.ts";
import { TourGrid } from "../card/tour-grid.tsx";
import { plural } from "../format/format.ts";
import borderedLink from "../pieces/bordered-link.module.css";
import { Notice } from "../pieces/notice.tsx";
import { PageLinks } from "../pieces/page-links.tsx";
import { toAddress } from "../search/market-search.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import styles from "./found-tours.module.css";
import type { CatalogueView } from "./load-catalogue.ts";
import { NothingFound } from "./nothing-found.tsx";

/** The tours that were found, with what was chosen and how they are ordered, or what else there is. */
export function FoundTours({ view, isChosen }: { view: CatalogueView; isChosen: boolean }) {
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
      {view.organizers.length > 0 && (
        <ul className={styles.organizers}>
          {view.organizers.map(({ slug, name, toursCount }) => (
            <li key={slug}>
              <a href={`/organizers/${slug}`}>
                <span>{texts.organizer}</span>
                <strong>{name}</strong>
                <span>{plural(toursCount, texts.counts.tours)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {tours.length > 1 && (
        <nav className={styles.sorts} aria-label={texts.order}>
          {tourSorts.map((sort) => (
            <a
              key={sort}
              href={toAddress("/tours", { ...search, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === search.sort ? "true" : undefined}
              data-refocus={sort === search.sort ? "" : undefined}
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
          <a
            className={`${borderedLink.link} ${styles.subscribe}`}
            href={toAddress("/subscribe", listed)}
            rel="nofollow"
          >
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
