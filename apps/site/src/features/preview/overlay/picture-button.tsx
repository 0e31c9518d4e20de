import { useEffect } from "react";
import { texts } from "../../../texts/ru.ts";
import { findBlockElement } from "../block-elements.ts";
import { usePreview, usePreviewState } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { Icon } from "./icon.tsx";
import { useMeasured } from "./layout-changes.ts";
import type { Box } from "./layout-changes.ts";

interface PictureSpot {
  path: string;
  box: Box;
}

/**
 * A button on each picture of the selected block: the builder offers others for its place. While the
 * builder has the block's tools it is told of the pictures instead, and they are buttons as a whole
 * when it asks for one.
 */
export function PictureButton() {
  const { store, send } = usePreview();
  const id = usePreviewState(({ selected }) => selected);
  const isEditing = usePreviewState(({ editing }) => editing !== null);
  const isOutside = usePreviewState(({ tools }) => tools === "builder");
  const isOffering = usePreviewState((state) => state.offersPictures);
  const spots = useMeasured(() => listSpots(id));
  const paths = JSON.stringify(spots.map(({ path }) => path));
  useEffect(() => {
    if (id === null || !isOutside) return;
    send({ type: "pictures-shown", data: { id, paths: JSON.parse(paths) } });
  }, [send, id, isOutside, paths]);
  if (id === null || isEditing || (isOutside && !isOffering)) return null;
  return spots.map(({ path, box }) => (
    <button
      key={path}
      type="button"
      className={isOutside ? styles.offered : styles.picture}
      data-overlay=""
      style={isOutside ? { ...box } : { top: box.top + 64, left: box.left + 12 }}
      onClick={() => {
        store.set({ offersPictures: false });
        send({ type: "choose-picture", data: { id, path } });
      }}
    >
      <span>
        <Icon name="picture" />
        {texts.preview.replacePicture}
      </span>
    </button>
  ));
}

/** The box of each picture that is seen. */
function listSpots(id: string | null): PictureSpot[] {
  const block = id === null ? null : findBlockElement(id);
  const pictures = block?.querySelectorAll<HTMLElement>("[data-at-image]") ?? [];
  return [...pictures].flatMap((element) => {
    const path = element.dataset.atImage;
    const { top, left, width, height } = element.getBoundingClientRect();
    // Pictures of a hidden slide or of a folded part have no place to put a button on.
    if (!path || width < 80 || height < 60) return [];
    return [{ path, box: { top: top + scrollY, left: left + scrollX, width, height } }];
  });
}
