import type { DepartureView } from "../../page-data/select-departures.ts";
import { Price } from "../../parts/price/price.tsx";
import type { TourMark } from "../../parts/tour-mark/tour-mark.ts";

interface DeparturePriceProps {
  departure: DepartureView;
  mark: TourMark;
  className?: string;
}

/** The price of a departure: a "from" when its options cost differently. */
export function DeparturePrice(props: DeparturePriceProps) {
  const { departure, mark, className } = props;
  return (
    <Price
      price={departure.price}
      isFrom={departure.hasSeveralPrices}
      mark={mark}
      className={className}
    />
  );
}
