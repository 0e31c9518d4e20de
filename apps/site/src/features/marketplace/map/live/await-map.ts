import { loadModules } from "../../../../islands/load-modules.ts";
import { loadStyles } from "../../../../islands/load-styles.ts";
import type * as code from "./show-market-map.ts";

/** Lays a map with streets over the drawn one once that is seen; whatever fails leaves it as it is. */
export function awaitMap(search: (address: string) => void): void {
  const frame = document.querySelector<HTMLElement>("[data-market-map]");
  const { map: tiles, mapCode, mapStyles } = document.documentElement.dataset;
  if (!frame || !tiles) return;
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    Promise.all([loadModules(mapCode), loadStyles(mapStyles)])
      .then(([module, isStyled]) => {
        if (isStyled) return (module as typeof code).showMarketMap(frame, tiles, search);
      })
      .catch((error: unknown) => console.warn(error));
  }).observe(frame);
}
