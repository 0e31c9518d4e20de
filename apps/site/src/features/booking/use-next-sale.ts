import type { BookingOffer } from "@tour/api";
import { useEffect } from "react";
import { fetchOffer } from "./fetch-offer.ts";
import { findNextSale } from "./find-next-sale.ts";

/** More ms than these a timer does not wait. */
const longest = 2 ** 31 - 1;
/** Until the server is asked once more, in ms: a visitor's clocks may be fast, and a network gone. */
const again = 3000;

/** Reads the offer anew once a sale begins that it says is to come. */
export function useNextSale(offer: BookingOffer, show: (fresh: BookingOffer) => void): void {
  const next = findNextSale(offer);
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(ms, longest));
    };
    const look = async () => {
      clearTimeout(timer);
      const rest = Date.parse(next) - Date.now();
      if (rest > 0) return wait(rest);
      if (document.hidden) return;
      const fresh = await fetchOffer(offer).catch(() => null);
      if (isOver) return;
      if (fresh && findNextSale(fresh) !== next) show(fresh);
      else wait(again);
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [next, offer, show]);
}
