import { Price } from "../../parts/price/price.tsx";
import { useTourMarks } from "../../parts/tour-mark/tour-mark.ts";
import type { TourIntro } from "../select-intro.ts";

/** What the tour costs at least. */
export function IntroPrice({ intro, className }: { intro: TourIntro; className?: string }) {
  const mark = useTourMarks();
  return (
    <Price price={intro.priceFrom} isFrom mark={mark(intro.id, "price")} className={className} />
  );
}
