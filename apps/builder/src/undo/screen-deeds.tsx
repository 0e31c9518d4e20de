import type { ReactNode } from "react";
import styles from "./screen-deeds.module.css";
import { UndoButtons } from "./undo-buttons.tsx";
import type { Undoing } from "./undoing.ts";

/** What stands beside a screen's title: the arrows of undo, then the rest. */
export function ScreenDeeds({ undoing, children }: { undoing: Undoing; children: ReactNode }) {
  return (
    <div className={styles.deeds}>
      <UndoButtons {...undoing} />
      {children}
    </div>
  );
}
