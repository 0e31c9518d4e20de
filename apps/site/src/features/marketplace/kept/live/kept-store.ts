import { parseKept } from "../kept-tours.ts";
import type { KeptName, KeptTour } from "../kept-tours.ts";

const keyOf = (name: KeptName) => `market-${name}`;
const changed = "market-kept";

export function readKept(name: KeptName): KeptTour[] {
  try {
    return parseKept(name, localStorage.getItem(keyOf(name)));
  } catch {
    return [];
  }
}

/** Whether it is kept: some browsers keep nothing. */
export function writeKept(name: KeptName, tours: readonly KeptTour[]): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(tours));
  } catch {
    return false;
  }
  dispatchEvent(new CustomEvent(changed, { detail: name }));
  return true;
}

/** Tells now and after each change, in this tab or in another one. */
export function watchKept(name: KeptName, tell: (isElsewhere: boolean) => void): void {
  addEventListener(changed, (event) => {
    if ((event as CustomEvent<KeptName>).detail === name) tell(false);
  });
  addEventListener("storage", ({ key }) => {
    if (key === null || key === keyOf(name)) tell(true);
  });
  // A page that comes back from the browser's memory heard of nothing meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tell(true);
  });
  tell(false);
}
