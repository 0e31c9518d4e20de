import { Button } from "@tour/ui-kit/button";
import { datesTexts as texts } from "../../texts/dates.ru.ts";
import { subscriptionTexts } from "../../texts/subscription.ru.ts";
import type { DatesView } from "./load-dates.ts";
import styles from "./dates-page.module.css";

type DatesPageProps = Pick<DatesView, "tour" | "columns" | "facts" | "all" | "hint">;

/** Dates of a tour side by side, and all its dates to choose others: by addresses alone. */
export function DatesPage({ tour, columns, facts, all, hint }: DatesPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p>
          <a className={styles.tour} href={tour.path}>
            {tour.title}
          </a>
        </p>
        <h1 className={styles.title}>{texts.title}</h1>
      </header>
      {all.length === 0 ? (
        <div>
          <h2 className={styles.subtitle}>{texts.noDates.title}</h2>
          <p>{texts.noDates.text}</p>
          <Follow path={tour.path} />
        </div>
      ) : (
        <>
          {hint && <p className={styles.hint}>{hint}</p>}
          {columns.length > 0 && <Comparison tour={tour} columns={columns} facts={facts} />}
          <Choice tour={tour} all={all} />
          <Follow path={tour.path} />
        </>
      )}
    </div>
  );
}

function Follow({ path }: { path: string }) {
  return (
    <p>
      <a className={styles.tour} href={`${path}/subscribe`} rel="nofollow">
        {subscriptionTexts.tour.link}
      </a>
    </p>
  );
}

function Comparison({ tour, columns, facts }: Pick<DatesPageProps, "tour" | "columns" | "facts">) {
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={texts.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, range, weekdays }) => (
              <th key={id} scope="col" className={styles.date}>
                {range}
                <span className={styles.weekdays}>{weekdays}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]?.id} className={styles.value}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {columns.map((column) => (
              <td key={column.id} className={styles.value}>
                <Book path={tour.path} {...column} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Book({
  path,
  id,
  range,
  canBook,
  opening,
}: DatesPageProps["columns"][number] & { path: string }) {
  if (opening) return <>{opening}</>;
  if (!canBook) return null;
  return (
    <Button
      href={`${path}/booking?departure=${id}`}
      data-books=""
      aria-haspopup="dialog"
      aria-label={texts.bookOf(range)}
      size="s"
      className={styles.book}
    >
      {texts.book}
    </Button>
  );
}

function Choice({ tour, all }: Pick<DatesPageProps, "tour" | "all">) {
  return (
    <form action={`${tour.path}/dates`} className={styles.choice}>
      <fieldset className={styles.all}>
        <legend className={styles.subtitle}>{texts.choose}</legend>
        {all.map(({ id, range, weekdays, isChosen }) => (
          <label key={id} className={styles.option}>
            <input type="checkbox" name="compare" value={id} defaultChecked={isChosen} />
            <span>
              {range} <span className={styles.weekdays}>{weekdays}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          {texts.compare}
        </Button>
        <a className={styles.tour} href={tour.path}>
          {texts.toTour}
        </a>
      </div>
    </form>
  );
}
