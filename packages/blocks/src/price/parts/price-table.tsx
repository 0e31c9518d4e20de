import { formatDateRange } from "../../format/format-dates.ts";
import { formatMoney } from "../../format/format-money.ts";
import { hyphenate } from "../../format/hyphenate.ts";
import { typograph } from "../../format/typography.ts";
import { Price } from "../../parts/price/price.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import type { PriceOption, PriceView } from "../select-price.ts";
import styles from "./price-table.module.css";

interface PriceTableProps {
  price: PriceView;
  /** `yyyy-MM-dd`. */
  today: string;
}

/** More dates than this are for the block of dates. */
const maxRows = 8;

interface Row {
  label: string;
  /** The departure that it is about. */
  id?: number;
  cells: (string | null)[];
  isQuiet?: boolean;
}

/**
 * Prices of the options by date: every option is a list that names its dates itself. The lists stand
 * side by side on common lines, and the dates are seen once, at the start.
 */
export function PriceTable({ price, today }: PriceTableProps) {
  const rows = listRows(price, today);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
    <div className={styles.scroll} role="region" aria-label={texts.price.options} tabIndex={0}>
      <ul role="list" className={styles.table}>
        <li className={styles.labels} aria-hidden>
          <span className={styles.head} />
          {rows.map((row) => (
            <span key={row.label} className={styles.cell} data-is-quiet={row.isQuiet}>
              {row.label}
            </span>
          ))}
        </li>
        {price.options.map((option, index) => (
          <Column key={option.id} option={option} index={index} rows={rows} tour={price.tourId} />
        ))}
      </ul>
    </div>
  );
}

interface ColumnProps {
  option: PriceOption;
  index: number;
  rows: readonly Row[];
  tour: number;
}

function Column({ option, index, rows, tour }: ColumnProps) {
  return (
    <li className={styles.option}>
      <div className={styles.head}>
        <h3 className={styles.title}>{typograph(hyphenate(option.title))}</h3>
        {option.note && <p className={styles.note}>{typograph(option.note)}</p>}
        <Price
          price={option.price}
          isFrom={option.isFrom}
          isAdded={option.kind === "supplement"}
          mark={tourMark(tour, "price")}
          className={option.price ? styles.price : styles.note}
        />
      </div>
      {rows.map((row) => (
        <p key={row.label} className={styles.cell} data-is-quiet={row.isQuiet}>
          <span className={styles.label}>{row.label}</span>
          <span {...(row.id && tourMark(tour, "price", row.id))}>{row.cells[index] ?? "—"}</span>
        </p>
      ))}
    </li>
  );
}

function listRows({ rows, options, prepaymentPercent }: PriceView, today: string): Row[] {
  const dates = rows.slice(0, maxRows).map(({ id, start, end, prices }) => ({
    id,
    label: formatDateRange(start, end, today),
    cells: prices.map((amount) => amount && formatMoney(amount)),
  }));
  if (!options.some(({ prepayment }) => prepayment)) return dates;
  const cells = options.map(({ prepayment, isFrom }) =>
    prepayment ? `${isFrom ? `${texts.from}\u00a0` : ""}${formatMoney(prepayment)}` : null,
  );
  return [...dates, { label: texts.price.prepayment(prepaymentPercent), cells, isQuiet: true }];
}
