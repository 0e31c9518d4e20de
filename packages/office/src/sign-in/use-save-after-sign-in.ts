import { useEffect, useEffectEvent } from "react";
import { hearSignedIn } from "./sign-in-news.ts";

interface Saving {
  /** How saving stands, as what saves by itself tells it. */
  readState: () => { kind: string; status?: number };
  /** Saves what is unsaved now. */
  save: () => unknown;
}

/**
 * Saves what the end of a session held back, once somebody has signed in in another tab; or, where
 * that was not heard, once one comes back to this one.
 */
export function useSaveAfterSignIn({ readState, save }: Saving): void {
  const saveAgain = useEffectEvent(() => {
    const { kind, status } = readState();
    if (kind === "refused" && status === 401) save();
  });
  useEffect(() => {
    const listen = () => saveAgain();
    const stopHearing = hearSignedIn(listen);
    window.addEventListener("focus", listen);
    document.addEventListener("visibilitychange", listen);
    return () => {
      stopHearing();
      window.removeEventListener("focus", listen);
      document.removeEventListener("visibilitychange", listen);
    };
  }, []);
}
