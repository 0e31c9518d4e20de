import type { DepartureView } from "../../page-data/select-departures.ts";
import { Price } from "../../parts/price/price.tsx";

/** The price of a departure: a "from" when its options cost differently. */
export function DeparturePrice(props: { departure: DepartureView; className?: string }) {
  const { departure, className } = props;
  return (
    <Price price={departure.price} isFrom={departure.hasSeveralPrices} className={className} />
  );
}
