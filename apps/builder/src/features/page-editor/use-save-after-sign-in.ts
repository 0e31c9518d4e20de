import { useEffect } from "react";
import type { Autosave } from "../../document/autosave.ts";
import { hearSignedIn } from "../../shell/sign-in-news.ts";

/**
 * Saves what the end of a session held back, once somebody has signed in in another tab; or, where
 * that was not heard, once one comes back to this one.
 */
export function useSaveAfterSignIn({ store, flush }: Pick<Autosave, "store" | "flush">): void {
  useEffect(() => {
    const saveAgain = () => {
      const { state } = store.getState();
      if (state.kind === "refused" && state.status === 401) void flush();
    };
    const stopHearing = hearSignedIn(saveAgain);
    window.addEventListener("focus", saveAgain);
    document.addEventListener("visibilitychange", saveAgain);
    return () => {
      stopHearing();
      window.removeEventListener("focus", saveAgain);
      document.removeEventListener("visibilitychange", saveAgain);
    };
  }, [store, flush]);
}
