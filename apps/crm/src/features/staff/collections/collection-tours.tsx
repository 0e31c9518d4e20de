import { DragHandle, SortableList, useSortableItem } from "@tour/office/sortable";
import { SettingsCard } from "@tour/office/shell";
import { collectionLimits } from "@tour/api";
import { IconButton } from "@tour/ui-kit/button";
import { Tag } from "@tour/ui-kit/tag";
import { useField } from "@tour/validation/react";
import { X } from "lucide-react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./collections.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import { TourSearch } from "./tour-search.tsx";
import type { CollectionForm, CollectionTour } from "./use-collection.ts";

const texts = staffTexts.collections;

/** Which tours are in a collection, in their order, and the search for more of them. */
export function CollectionTours({ editing }: { editing: CollectionForm }) {
  const { form, known, learnOf } = editing;
  const list = useField(form.form, "tour_ids");
  const ids = list.value;
  const move = (from: number, to: number) =>
    list.setValue(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!));
  const add = (tour: CollectionTour) => {
    learnOf(tour);
    list.setValue([...ids, tour.id]);
  };
  return (
    <SettingsCard title={texts.inside}>
      {ids.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
      {ids.length > 0 && (
        <SortableList ids={ids.map(String)} move={move}>
          <ul className={styles.tours} aria-label={texts.toursOrder}>
            {ids.map((id) => (
              <TourRow
                key={id}
                id={id}
                tour={known.get(id)}
                remove={() => list.setValue(ids.filter((one) => one !== id))}
              />
            ))}
          </ul>
        </SortableList>
      )}
      {list.error && <p className={styles.error}>{list.error}</p>}
      {ids.length < collectionLimits.tours && <TourSearch taken={ids} add={add} />}
    </SettingsCard>
  );
}

interface TourRowProps {
  id: number;
  tour: CollectionTour | undefined;
  remove: () => void;
}

function TourRow({ id, tour, remove }: TourRowProps) {
  const { ref, style, handle, isDragging } = useSortableItem(String(id));
  if (!tour) return null;
  return (
    <li ref={ref} style={style} className={styles.tour} data-dragging={isDragging || undefined}>
      <DragHandle handle={handle} title={tour.title} />
      <Thumbnail image={tour.image} />
      <div className={styles.words}>
        <span className={styles.title}>{tour.title}</span>
        <span className={styles.quiet}>{tour.organizer}</span>
        {!tour.is_on_market && (
          <Tag size="s" tone="warning">
            {texts.offMarket}
          </Tag>
        )}
      </div>
      <IconButton label={texts.remove(tour.title)} onClick={remove}>
        <X size={18} />
      </IconButton>
    </li>
  );
}
