import { loadVariant, loadedVariant } from "@tour/blocks/render";
import type { Variant } from "@tour/blocks/render";
import { useEffect, useState } from "react";

/**
 * The code of a variant. While a newly chosen one loads, the one before stays, so that the page
 * does not blink. Throws where it can't be loaded: the block's boundary explains.
 */
export function useVariant(type: number, variant: number): Variant | undefined {
  const [loaded, setLoaded] = useState<Variant>();
  const [failure, setFailure] = useState<{ variant: number; error: unknown }>();
  const ready = loadedVariant(type, variant);
  useEffect(() => {
    if (ready) {
      setLoaded(ready);
      return;
    }
    let isCurrent = true;
    loadVariant(type, variant).then(
      (found) => isCurrent && setLoaded(found),
      (error: unknown) => isCurrent && setFailure({ variant, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [type, variant, ready]);
  if (failure?.variant === variant) throw failure.error;
  return ready ?? loaded;
}
