import { texts } from "../../texts/ru.ts";
import { AwaitedScroll } from "./awaited-scroll.tsx";
import { PreviewBlock } from "./blocks/preview-block.tsx";
import { groupBlocks } from "@tour/preview-protocol";
import { KeepInView } from "./keep-in-view.tsx";
import { BlockOverlays } from "./overlay/block-overlays.tsx";
import { DropMark } from "./overlay/drop-mark.tsx";
import { PictureButton } from "./overlay/picture-button.tsx";
import { TourPieces } from "./overlay/tour-pieces.tsx";
import styles from "./preview-app.module.css";
import { usePreview, usePreviewState } from "./preview-context.ts";

/** The page under edit: every block is live, and each renders by itself. */
export function PreviewApp() {
  const { send } = usePreview();
  const isWaiting = usePreviewState(({ page }) => page === null);
  const isReading = usePreviewState((state) => state.isReading);
  const { start, middle, end } = usePreviewState(({ document }) => groupBlocks(document));
  if (isWaiting) return <p className={styles.waiting}>{texts.preview.waiting}</p>;
  const isEmpty = start.length + middle.length + end.length === 0;
  return (
    <>
      {start.map((id) => (
        <PreviewBlock key={id} id={id} />
      ))}
      <main id="content">
        {middle.map((id) => (
          <PreviewBlock key={id} id={id} />
        ))}
        {isEmpty && !isReading && (
          <div className={styles.emptyPage} data-overlay="">
            <p>{texts.preview.emptyPage}</p>
            <button
              type="button"
              onClick={() => send({ type: "add-block", data: { before: null } })}
            >
              {texts.preview.addFirst}
            </button>
          </div>
        )}
      </main>
      {end.map((id) => (
        <PreviewBlock key={id} id={id} />
      ))}
      {!isReading && (
        <>
          <BlockOverlays />
          <PictureButton />
          <TourPieces />
          <DropMark />
          <KeepInView />
        </>
      )}
      <AwaitedScroll />
    </>
  );
}
