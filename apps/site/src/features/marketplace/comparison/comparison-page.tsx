import { maxComparedTours } from "@tour/api";
import { MarketBar } from "../../../page/market-bar.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { comparisonTexts as texts } from "../../../texts/comparison.ru.ts";
import { KeptNotes } from "../kept/kept-notes.tsx";
import { toKeptAddress } from "../kept/kept-address.ts";
import { Notice } from "../pieces/notice.tsx";
import { PageHeading } from "../pieces/page-heading.tsx";
import { Picture } from "../pieces/picture.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import styles from "./comparison-page.module.css";
import type { ComparisonView } from "./load-comparison.ts";

/** Up to four tours side by side; everything on it is a link, so that it needs no script. */
export function ComparisonPage({ view }: { view: ComparisonView }) {
  const { tours, isTooMany, hasGone } = view;
  return (
    <>
      <MarketBar current={null} />
      <main
        id="content"
        tabIndex={-1}
        className={styles.page}
        data-compared={tours.map(({ id }) => id).join(",")}
      >
        <PageHeading title={texts.title} count={false} />
        {isTooMany && <p className={styles.note}>{texts.tooMany}</p>}
        {hasGone && <p className={styles.note}>{texts.gone}</p>}
        {tours.length === 1 && <Others view={view} />}
        {tours.length > 0 ? <ComparisonTable view={view} /> : <Notice {...texts.none} />}
        {tours.length > 1 && tours.length < maxComparedTours && <Others view={view} />}
      </main>
      <MarketFooter info={view.market} />
      <KeptNotes />
    </>
  );
}

function Others({ view: { tours, others } }: { view: ComparisonView }) {
  if (others.length === 0) return null;
  const ids = tours.map(({ id }) => id);
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{tours.length === 1 ? texts.one : texts.more}</h2>
      <ul role="list">
        {others.map(({ id, title, place, pictures: [image] }) => (
          <li key={id}>
            <a href={toKeptAddress("/compare", { tours: [...ids, id] })} rel="nofollow">
              {image && <Picture image={image} sizes="96px" />}
              <span>
                <strong>{title}</strong>
                {place && <small>{place}</small>}
                <span className={styles.add}>{texts.add}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
