import { Suspense, lazy, useState } from "react";
import { useStore } from "zustand";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import { formatSince } from "./format-since.ts";
import styles from "./offline.module.css";
import { unsentStore } from "./unsent.ts";
import { useShownKept } from "./use-shown-kept.ts";

/** Comes when it is asked for; kept on the device with everything else. */
const UnsentDialog = lazy(() =>
  import("./unsent-dialog.tsx").then((loaded) => ({ default: loaded.UnsentDialog })),
);

/** Under the sections: that there is no network, how old the screen is, and what was not sent. */
export function OfflineBar() {
  const { line, since } = useShownKept();
  const count = useStore(unsentStore, ({ entries }) => entries.length);
  const isStorageBroken = useStore(unsentStore, (state) => state.isStorageBroken);
  const [isOpen, setOpen] = useState(false);
  const isGood = line === "good";
  const words = [!isGood && texts[line], since !== null && texts.since(formatSince(since))];
  return (
    <div className={styles.bar} data-shown={!isGood || count > 0 || isStorageBroken || undefined}>
      <p role="status">{words.filter(Boolean).join(" · ")}</p>
      {isStorageBroken && <p role="alert">{texts.storage}</p>}
      {count > 0 && (
        <button type="button" className={styles.mark} onClick={() => setOpen(true)}>
          {texts.unsent(count)}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <UnsentDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
