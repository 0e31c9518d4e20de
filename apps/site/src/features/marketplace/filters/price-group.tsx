import { marketTexts as texts } from "../../../texts/market.ru.ts";
import styles from "./filter-group.module.css";
import { formatCount } from "../format/format.ts";
import { Histogram } from "./histogram.tsx";
import type { MarketSearch } from "../search/market-search.ts";
import type { PriceSpread } from "../search/search-options.ts";

interface PriceGroupProps {
  search: MarketSearch;
  prices: PriceSpread;
}

/** The price: how many tours cost what, and both ends to type; with a script a slider as well. */
export function PriceGroup({ search, prices }: PriceGroupProps) {
  const { min, max, bars } = prices;
  const { price_from: from, price: to } = search;
  return (
    <details className={styles.group} open data-group="price">
      <summary>{texts.groups.price}</summary>
      <div data-slider data-min={min} data-max={max} data-bars={bars.join(" ")}>
        {bars.length > 1 && (
          <Histogram prices={prices} from={from ? Number(from) : min} to={to ? Number(to) : max} />
        )}
        <div className={styles.track} />
      </div>
      <div className={styles.ends}>
        <Amount name="price_from" label={texts.filters.priceFrom} value={from} hint={min} />
        <Amount name="price" label={texts.filters.priceTo} value={to} hint={max} />
      </div>
    </details>
  );
}

interface AmountProps {
  name: "price_from" | "price";
  label: string;
  value: string;
  /** What there is: shown in the empty field. */
  hint: number;
}

const Amount = ({ name, label, value, hint }: AmountProps) => (
  <label className={styles.end}>
    <span>{label}</span>
    <input
      type="text"
      name={name}
      inputMode="numeric"
      pattern="[1-9][0-9  ]{0,8}"
      title={texts.filters.priceHint}
      placeholder={formatCount(hint)}
      defaultValue={value}
      autoComplete="off"
    />
  </label>
);
