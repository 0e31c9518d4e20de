import { useRouter } from "@tanstack/react-router";
import { watchBuild } from "@tour/latest-build";
import { Button } from "@tour/ui-kit/button";
import { useEffect, useState } from "react";
import { awaitLastSaves } from "../unsaved-changes/last-saves.ts";
import { leavingStore } from "../unsaved-changes/unsaved.ts";
import { texts } from "../texts/ru.ts";
import { latestBuildAddress } from "../late/index.ts";
import styles from "./update-offer.module.css";

const hasUnsaved = () => leavingStore.getState().unsaved > 0;

/** Offers to reload for a newer build, and does it at the next navigation once nothing is unsaved. */
export function UpdateOffer() {
  const router = useRouter();
  const [isThere, setThere] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => watchBuild(() => setThere(true), latestBuildAddress), []);
  useEffect(() => {
    if (!isThere) return undefined;
    return router.subscribe("onResolved", async ({ pathChanged }) => {
      if (!pathChanged || hasUnsaved()) return;
      // A page or a tour may still be saved as its screen is left.
      await awaitLastSaves();
      if (!hasUnsaved()) location.reload();
    });
  }, [router, isThere]);
  return (
    // A live region stands in the page before its words do.
    <div role="status" className={styles.region}>
      {isThere && !isDismissed && (
        <div className={styles.offer}>
          <p>{texts.update.text}</p>
          <Button size="s" onClick={() => location.reload()}>
            {texts.update.reload}
          </Button>
          <Button size="s" variant="ghost" onClick={() => setDismissed(true)}>
            {texts.update.later}
          </Button>
        </div>
      )}
    </div>
  );
}
