import { comparisonTexts as texts } from "../../../texts/comparison.ru.ts";
import type { TourView } from "../card/tour-view.ts";
import { toKeptAddress } from "../kept/kept-address.ts";
import { Picture } from "../pieces/picture.tsx";
import type { ComparisonRow } from "./comparison-rows.ts";
import styles from "./comparison-table.module.css";
import type { ComparisonView } from "./load-comparison.ts";
import { RidingNames } from "./riding-names.tsx";

/** The first column stays where it is, the tours are swiped on a phone. */
export function ComparisonTable({ view }: { view: ComparisonView }) {
  const { tours, rows, canBook } = view;
  const isSome = tours.length > 1;
  return (
    <div className={styles.frame}>
      {isSome && rows.some(({ differs }) => !differs) && (
        <label className={styles.filter}>
          <input type="checkbox" data-only-differences />
          {texts.onlyDifferences}
        </label>
      )}
      {isSome && rows.some(({ differs }) => differs) && (
        <p className={styles.legend} aria-hidden="true">
          {texts.legend}
        </p>
      )}
      <div
        className={styles.scroller}
        role="region"
        aria-label={texts.title}
        data-count={tours.length}
      >
        <div className={styles.whole}>
          <table className={styles.table}>
            <thead>
              <tr aria-hidden="true">
                <td />
                {tours.map((tour) => (
                  <td key={tour.id}>
                    <Photo tour={tour} />
                  </td>
                ))}
              </tr>
              <tr className={styles.names}>
                <th scope="col">
                  <span className={styles.spoken}>{texts.tours}</span>
                </th>
                {tours.map((tour) => (
                  <th key={tour.id} scope="col">
                    <Head tour={tour} tours={tours} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.name} row={row} tours={tours} isMarked={isSome && row.differs} />
              ))}
              {canBook && <Booking tours={tours} />}
            </tbody>
          </table>
          {tours.length > 2 && <RidingNames tours={tours} />}
        </div>
      </div>
    </div>
  );
}

/** The names below it stay in sight, and lead to the same page. */
function Photo({ tour: { url, pictures } }: { tour: TourView }) {
  return (
    <a className={styles.picture} href={url} tabIndex={-1} data-visit>
      {pictures[0] && <Picture image={pictures[0]} sizes="280px" isFirst />}
    </a>
  );
}

function Head({ tour, tours }: { tour: TourView; tours: readonly TourView[] }) {
  const { id, title, url } = tour;
  const others = tours.map((one) => one.id).filter((one) => one !== id);
  return (
    <div className={styles.head} data-tour={id} data-title={title}>
      <a href={url} data-visit>
        <strong>{title}</strong>
      </a>
      <a
        className={styles.remove}
        href={toKeptAddress("/compare", { tours: others })}
        rel="nofollow"
        aria-label={texts.remove(title)}
        data-uncompare={id}
      >
        {texts.removeShort}
      </a>
    </div>
  );
}

interface RowProps {
  row: ComparisonRow;
  tours: readonly TourView[];
  isMarked: boolean;
}

function Row({ row: { name, title, cells }, tours, isMarked }: RowProps) {
  return (
    <tr data-differs={isMarked} data-row={name}>
      <th scope="row">
        {title}
        {isMarked && <small className={styles.differs}>{texts.differs}</small>}
      </th>
      {cells.map((lines, index) => (
        <td key={tours[index]?.id}>
          {name === "organizer" && tours[index]?.organizer ? (
            <a href={`/organizers/${tours[index].organizer.slug}`}>{lines[0]}</a>
          ) : (
            <Lines lines={lines} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className={styles.unknown}>{texts.unknown}</span>;
  if (lines.length === 1) return lines[0];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Each tour's seats, where any can be booked now. */
function Booking({ tours }: { tours: readonly TourView[] }) {
  if (!tours.some(({ next }) => next?.seats)) return null;
  return (
    <tr className={styles.booking}>
      <td />
      {tours.map(({ id, slug, title, next }) => (
        <td key={id}>
          {next?.seats && (
            <a href={`/${slug}/booking`} rel="nofollow">
              {texts.book}
              <span className={styles.spoken}>{` ${title}`}</span>
            </a>
          )}
        </td>
      ))}
    </tr>
  );
}
