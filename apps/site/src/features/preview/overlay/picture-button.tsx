import { texts } from "../../../texts/ru.ts";
import { findBlockElement } from "../block-elements.ts";
import { usePreview, usePreviewState } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { Icon } from "./icon.tsx";
import { useMeasured } from "./layout-changes.ts";

interface PictureSpot {
  path: string;
  top: number;
  left: number;
}

/** A button on each picture of the selected block: the builder offers others for its place. */
export function PictureButton() {
  const { send } = usePreview();
  const id = usePreviewState(({ selected }) => selected);
  const isEditing = usePreviewState(({ editing }) => editing !== null);
  const spots = useMeasured(() => listSpots(id));
  if (id === null || isEditing) return null;
  return spots.map(({ path, ...place }) => (
    <button
      key={path}
      type="button"
      className={styles.picture}
      data-overlay=""
      style={place}
      onClick={() => send({ type: "choose-picture", data: { id, path } })}
    >
      <Icon name="picture" />
      {texts.preview.replacePicture}
    </button>
  ));
}

/** Below the toolbar, in the corner of each picture that is seen. */
function listSpots(id: string | null): PictureSpot[] {
  const block = id === null ? null : findBlockElement(id);
  const pictures = block?.querySelectorAll<HTMLElement>("[data-at-image]") ?? [];
  return [...pictures].flatMap((element) => {
    const path = element.dataset.atImage;
    const rect = element.getBoundingClientRect();
    // Pictures of a hidden slide or of a folded part have no place to put a button on.
    if (!path || rect.width < 80 || rect.height < 60) return [];
    return [{ path, top: rect.top + scrollY + 64, left: rect.left + scrollX + 12 }];
  });
}
