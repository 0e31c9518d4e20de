import type { EditedTour } from "@tour/api";
import { AppLink } from "@tour/office/links";
import { Tag } from "@tour/ui-kit/tag";
import { Check, ChevronRight } from "lucide-react";
import { tourEditorTexts as texts } from "../../../../texts/tour-editor.ru.ts";
import { DatesLink } from "./dates-card.tsx";
import type { Missing, WayTo } from "./find-missing.ts";
import styles from "./overview.module.css";

interface Ways {
  tour: EditedTour;
  /** Opens a part of the tour at one of its fields. */
  open: (section: string, field: string) => void;
  showToGuests: () => Promise<void>;
}

interface MissingListProps extends Ways {
  title: string;
  items: readonly Missing[];
  /** Said where nothing is missing; without it nothing is shown then. */
  done?: string;
}

/** What a tour lacks, each with the way to it. */
export function MissingList({ title, items, done, ...ways }: MissingListProps) {
  if (items.length === 0 && done === undefined) return null;
  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>
        {title}
        {items.length > 0 && done !== undefined && (
          <Tag tone="warning">{texts.overview.neededCount(items.length)}</Tag>
        )}
      </h2>
      {items.length === 0 ? (
        <p className={styles.ready}>
          <Check size={18} aria-hidden />
          {done}
        </p>
      ) : (
        <ul className={styles.items}>
          {items.map(({ name, way }) => (
            <li key={name} className={styles.item}>
              <span>{texts.missing[name]}</span>
              <Way way={way} {...ways} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Way({ way, tour, open, showToGuests }: Ways & { way: WayTo }) {
  const words = (
    <>
      {texts.overview.go}
      <ChevronRight size={16} aria-hidden />
    </>
  );
  if ("builder" in way) {
    return (
      <AppLink app="builder" path={`/${tour.organizer_id}${way.builder}`} className={styles.way}>
        {words}
      </AppLink>
    );
  }
  if ("part" in way) {
    return (
      <button type="button" className={styles.way} onClick={() => open(way.part, way.field)}>
        {words}
      </button>
    );
  }
  if (way.here === "dates") {
    return (
      <DatesLink tour={tour} className={styles.way}>
        {texts.overview.addDates}
        <ChevronRight size={16} aria-hidden />
      </DatesLink>
    );
  }
  return (
    <button type="button" className={styles.way} onClick={() => void showToGuests()}>
      {texts.overview.show}
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}
