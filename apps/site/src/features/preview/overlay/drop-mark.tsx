import { texts } from "../../../texts/ru.ts";
import { findBlockElement, measureBlock } from "../block-elements.ts";
import { usePreviewState } from "../preview-context.ts";
import type { Dropping } from "../preview-store.ts";
import styles from "./drop-mark.module.css";
import { useMeasured } from "./layout-changes.ts";
import type { Box } from "./layout-changes.ts";

/** Marks where held files land, or says why they can't be let go there. */
export function DropMark() {
  const dropping = usePreviewState((state) => state.dropping);
  const box = useMeasured(() => (dropping ? measureDrop(dropping) : null));
  if (!dropping || !box) return null;
  const { place } = dropping;
  const isRefused = typeof place === "string";
  const kind = isRefused || place.kind === "list" ? "list" : "one";
  return (
    <div className={styles.mark} style={{ ...box }} data-refused={isRefused} data-overlay="">
      <p className={styles.words} role="status">
        {isRefused ? texts.preview.drop.reasons[place] : texts.preview.drop[kind]}
      </p>
    </div>
  );
}

/** The picture whose place is taken where it is in sight, else the block. */
function measureDrop({ id, place }: Dropping): Box | null {
  const path = typeof place === "string" ? undefined : place.path;
  const picture =
    path === undefined
      ? null
      : findBlockElement(id)?.querySelector(`[data-at-image="${CSS.escape(path)}"]`);
  if (!picture) return measureBlock(id);
  const { top, left, width, height } = picture.getBoundingClientRect();
  return { top: top + scrollY, left: left + scrollX, width, height };
}
