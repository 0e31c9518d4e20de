import { loadVariant, loadedVariant, variantKey } from "@tour/blocks/render";
import type { Variant } from "@tour/blocks/render";
import { useEffect, useState, useSyncExternalStore } from "react";

const failures = new Map<string, unknown>();
const listeners = new Set<() => void>();

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

async function load(type: number, variant: number): Promise<void> {
  const key = variantKey(type, variant);
  try {
    await loadVariant(type, variant);
    failures.delete(key);
  } catch (error) {
    failures.set(key, error);
  }
  for (const notify of listeners) notify();
}

/**
 * The code of a variant. While a newly chosen one loads, the one before stays, so that the page
 * does not blink. Throws where it can't be loaded: the block's boundary explains.
 */
export function useVariant(type: number, variant: number): Variant | undefined {
  const ready = useSyncExternalStore(subscribe, () => loadedVariant(type, variant));
  const failure = useSyncExternalStore(subscribe, () => failures.get(variantKey(type, variant)));
  const [shown, setShown] = useState(ready);
  if (ready && ready !== shown) setShown(ready);
  useEffect(() => {
    if (!loadedVariant(type, variant)) void load(type, variant);
  }, [type, variant]);
  if (failure && !ready) throw failure;
  return ready ?? shown;
}
