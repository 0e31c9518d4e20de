import { useEffect, useEffectEvent } from "react";

const depthOf = (state: unknown): number => (state as { windows?: number } | null)?.windows ?? 0;

/**
 * Lets the browser's "back" close a window, the topmost of several: each has an entry of its own in
 * the history. Answers what closes it by the same step back.
 */
export function useBackCloses(close: () => void): () => void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const depth = depthOf(history.state) + 1;
    history.pushState({ windows: depth }, "");
    const hear = ({ state }: PopStateEvent) => {
      if (depthOf(state) < depth) closeNow();
    };
    addEventListener("popstate", hear);
    return () => removeEventListener("popstate", hear);
  }, []);
  return stepBack;
}

const stepBack = () => history.back();
