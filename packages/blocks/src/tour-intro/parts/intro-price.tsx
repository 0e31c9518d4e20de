import { Price } from "../../parts/price/price.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { TourIntro } from "../select-intro.ts";

/** What the tour costs at least. */
export function IntroPrice({ intro, className }: { intro: TourIntro; className?: string }) {
  return (
    <Price
      price={intro.priceFrom}
      isFrom
      mark={tourMark(intro.id, "price")}
      className={className}
    />
  );
}
