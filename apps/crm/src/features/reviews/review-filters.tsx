import { useQuery } from "@tanstack/react-query";
import { Segmented } from "@tour/ui-kit/segmented";
import { Select } from "@tour/ui-kit/select";
import { reviewTexts } from "../../texts/reviews.ru.ts";
import { tourQueries } from "../../tours/tour-queries.ts";
import styles from "./reviews.module.css";
import type { ReviewsSearch } from "./reviews-search.ts";

const texts = reviewTexts.filters;

interface ReviewFiltersProps {
  organizerId: number;
  search: ReviewsSearch;
  change: (changes: ReviewsSearch) => void;
}

/** Which reviews are shown; all of it stands in the address. */
export function ReviewFilters({ organizerId, search, change }: ReviewFiltersProps) {
  const { data: tours = [] } = useQuery(tourQueries.all(organizerId));
  const { tour, rating, answered } = search;
  return (
    <div role="group" aria-label={texts.label} className={styles.filters}>
      <Segmented<"all" | "0" | "1">
        aria-label={texts.answered}
        options={[
          { value: "all", label: texts.all },
          { value: "0", label: texts.isAnswered[0] },
          { value: "1", label: texts.isAnswered[1] },
        ]}
        value={answered === undefined ? "all" : `${answered}`}
        onValueChange={(value) =>
          change({ answered: value === "all" ? undefined : (Number(value) as 0 | 1) })
        }
      />
      <Select<number>
        aria-label={texts.tour}
        placeholder={texts.anyTour}
        clearable
        searchable={tours.length > 8}
        items={tours.map(({ id, title }) => ({ value: id, text: title }))}
        value={tour ?? null}
        onValueChange={(id) => change({ tour: id ?? undefined })}
      />
      <Select<number>
        aria-label={texts.rating}
        placeholder={texts.anyRating}
        clearable
        items={[5, 4, 3, 2, 1].map((value) => ({ value, text: texts.stars(value) }))}
        value={rating ?? null}
        onValueChange={(chosen) => change({ rating: chosen ?? undefined })}
      />
    </div>
  );
}
