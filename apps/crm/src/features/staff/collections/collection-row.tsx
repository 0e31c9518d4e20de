import { Link } from "@tanstack/react-router";
import type { StaffCollection } from "@tour/api";
import { DragHandle, useSortableItem } from "@tour/office/sortable";
import { Tag } from "@tour/ui-kit/tag";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./collections.module.css";
import { Thumbnail } from "./thumbnail.tsx";

const texts = staffTexts.collections;

/** A collection in the list: its picture, what is in it, and whether visitors see it. */
export function CollectionRow({ collection }: { collection: StaffCollection }) {
  const { id, name, image, tours_count: count, is_shown: isShown } = collection;
  const { ref, style, handle, isDragging } = useSortableItem(String(id));
  return (
    <li ref={ref} style={style} className={styles.row} data-dragging={isDragging || undefined}>
      <DragHandle handle={handle} title={name} />
      <Thumbnail image={image} />
      <div className={styles.words}>
        <Link to="/marketplace/collections/$id" params={{ id }} className={styles.name}>
          {name}
        </Link>
        <span className={styles.quiet}>{texts.tours(count)}</span>
      </div>
      {!isShown && <Tag size="s">{texts.hidden}</Tag>}
      {isShown && count === 0 && (
        <Tag size="s" tone="warning">
          {texts.nothingIn}
        </Tag>
      )}
    </li>
  );
}
