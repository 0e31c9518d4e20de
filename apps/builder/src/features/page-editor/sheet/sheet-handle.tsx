import { texts } from "../../../texts/ru.ts";
import styles from "./sheet-handle.module.css";
import { sheetHeights } from "./use-sheet.ts";
import type { Sheet } from "./use-sheet.ts";

/** The upper edge of what lies over the page: dragged, tapped, or moved by arrows. */
export function SheetHandle({ height, handlers }: Pick<Sheet, "height" | "handlers">) {
  return (
    <div
      className={styles.handle}
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={texts.editor.sheet.label}
      aria-valuemin={0}
      aria-valuemax={sheetHeights.length - 1}
      aria-valuenow={sheetHeights.indexOf(height)}
      aria-valuetext={texts.editor.sheet[height]}
      {...handlers}
    />
  );
}
