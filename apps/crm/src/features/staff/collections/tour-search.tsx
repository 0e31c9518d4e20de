import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FoundTour } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import styles from "./collections.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import type { CollectionTour } from "./use-collection.ts";

const texts = staffTexts.collections;

const toTour = ({ id, title, image, site }: FoundTour): CollectionTour => ({
  ...{ id, title, image },
  organizer: site.name,
  is_on_market: true,
});

interface TourSearchProps {
  /** The numbers of those that are in already. */
  taken: readonly number[];
  add: (tour: CollectionTour) => void;
}

/** Tours of the marketplace by words, each to be put in. */
export function TourSearch({ taken, add }: TourSearchProps) {
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    ...staffQueries.marketTours(q),
    placeholderData: keepPreviousData,
  });
  const found = q === "" ? [] : (data ?? []);
  return (
    <div className={styles.search}>
      <Field label={texts.find}>
        <Input
          type="search"
          placeholder={texts.findExample}
          value={typed}
          onValueChange={setTyped}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {q !== "" && data?.length === 0 && <p className={styles.quiet}>{texts.nothingFound}</p>}
      {found.length > 0 && (
        <ul className={styles.tours} aria-label={texts.found}>
          {found.map(toTour).map((tour) => (
            <li key={tour.id} className={styles.tour}>
              <Thumbnail image={tour.image} />
              <div className={styles.words}>
                <span className={styles.title}>{tour.title}</span>
                <span className={styles.quiet}>{tour.organizer}</span>
              </div>
              {taken.includes(tour.id) ? (
                <span className={styles.quiet}>{texts.isIn}</span>
              ) : (
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={texts.put(tour.title)}
                  iconStart={<Plus size={16} />}
                  onClick={() => add(tour)}
                >
                  {texts.putShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
