import { marketTexts as texts } from "../../../texts/market.ru.ts";
import styles from "./filter-group.module.css";
import { formatCount } from "../format/format.ts";
import { Histogram } from "./histogram.tsx";
import type { MarketSearch } from "../search/market-search.ts";
import type { Misread } from "../search/misread-fields.ts";
import { TypedFieldInput } from "./typed-field.tsx";
import type { PriceSpread } from "../search/search-options.ts";

interface PriceGroupProps {
  search: MarketSearch;
  prices: PriceSpread;
  misread: Misread;
}

/** The price: how many tours cost what, and both ends to type; with a script a slider as well. */
export function PriceGroup({ search, prices, misread }: PriceGroupProps) {
  const { min, max, bars } = prices;
  const { price_from: from, price: to } = search;
  // What there is is shown in the empty field.
  const amount = (value: string, hint: number) => ({
    value,
    misread,
    pattern: "\\s*[1-9][0-9\\s]{0,8}₽?\\s*",
    placeholder: formatCount(hint),
    problem: texts.filters.priceHint,
  });
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
        <TypedFieldInput name="price_from" label={texts.filters.priceFrom} {...amount(from, min)} />
        <TypedFieldInput name="price" label={texts.filters.priceTo} {...amount(to, max)} />
      </div>
    </details>
  );
}
