import type { BookingOffer } from "@tour/api";
import { useEffect } from "react";
import { watchMoment } from "../../client/watch-moment.ts";
import { fetchOffer } from "./fetch-offer.ts";
import { findNextSale } from "./find-next-sale.ts";

/** Until the server is asked once more, in ms: a visitor's clocks may be fast, and a network gone. */
const again = 3000;

/** Reads the offer anew once a sale begins that it says is to come. */
export function useNextSale(offer: BookingOffer, show: (fresh: BookingOffer) => void): void {
  const next = findNextSale(offer);
  useEffect(() => {
    if (next === null) return;
    let isOver = false;
    const { stop } = watchMoment(Date.parse(next), async ({ later }) => {
      if (document.hidden) return;
      const fresh = await fetchOffer(offer).catch(() => null);
      if (isOver) return;
      if (fresh && findNextSale(fresh) !== next) show(fresh);
      else later(again);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [next, offer, show]);
}
