import type { TourListRow } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Segmented } from "@tour/ui-kit/segmented";
import { Search } from "lucide-react";
import { tourListTexts as texts } from "../../../texts/tour-list.ru.ts";
import type { TourSearch } from "../tour-search.ts";
import styles from "./tour-list.module.css";
import { tourState, tourStates } from "./tour-state.ts";
import type { TourState } from "./tour-state.ts";

interface TourFiltersProps {
  tours: readonly TourListRow[];
  search: TourSearch;
  change: (search: TourSearch) => void;
}

/** Narrows the list by words, as one types, and by the states that there are. */
export function TourFilters({ tours, search, change }: TourFiltersProps) {
  const there = new Set(tours.map(tourState));
  const shown = tourStates.filter((state) => there.has(state) || state === search.state);
  return (
    <div className={styles.filters}>
      <Input
        type="search"
        className={styles.search}
        aria-label={texts.search}
        placeholder={texts.searchExample}
        start={<Search size={18} aria-hidden />}
        value={search.q ?? ""}
        onValueChange={(q) => change({ ...search, q: q || undefined })}
      />
      {shown.length > 1 && (
        <Segmented<TourState | "all">
          aria-label={texts.states.label}
          options={[
            { value: "all", label: texts.states.all },
            ...shown.map((value) => ({ value, label: texts.state[value] })),
          ]}
          value={search.state ?? "all"}
          onValueChange={(state) =>
            change({ ...search, state: state === "all" ? undefined : state })
          }
        />
      )}
    </div>
  );
}
