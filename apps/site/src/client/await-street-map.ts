import { loadModules } from "../islands/load-modules.ts";
import { loadStyles } from "../islands/load-styles.ts";

/** What the module of the map exports; the script must not import what it waits for. */
interface MapCode {
  showStreetMap: (element: HTMLElement, tiles: string) => Promise<boolean>;
}

/** How far from the window a map is loaded, in px: it is large, and many never come so far. */
const margin = 100;

/**
 * Lays a map with streets over a drawn one when that is seen. Whatever fails on the way, the drawn
 * map stays as it is; the next time it comes into view another try is made.
 */
export function awaitStreetMap(element: HTMLElement): void {
  if (isDataSaved()) return;
  const { map: tiles = "", mapCode, mapStyles } = document.documentElement.dataset;
  let isBusy = false;

  const show = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const [code, isStyled] = await Promise.all([loadModules(mapCode), loadStyles(mapStyles)]);
      if (isStyled && (await (code as MapCode).showStreetMap(element, tiles))) {
        observer.disconnect();
      }
    } catch (error) {
      console.warn(error);
    } finally {
      isBusy = false;
    }
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void show(),
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
}

/** Visitors who asked their browser to save data have the drawn map, and its links. */
function isDataSaved(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
