import type { ComponentProps } from "react";
import { RowHeading } from "../scroll-row/row-heading.tsx";
import { rowSizes } from "../scroll-row/row-sizes.ts";
import { ScrollRow } from "../scroll-row/scroll-row.tsx";
import { Section } from "../section/section.tsx";
import { TourPoster } from "./tour-poster.tsx";
import styles from "./tour-strip.module.css";

interface TourStripProps
  extends
    ComponentProps<typeof RowHeading>,
    Pick<ComponentProps<typeof TourPoster>, "today" | "buttonText">,
    Pick<ComponentProps<typeof ScrollRow>, "size"> {
  tours: readonly ComponentProps<typeof TourPoster>["tour"][];
}

/** Tall posters of tours in a row that one swipes, under their heading. */
export function TourStrip({ heading, tours, size = "card", today, buttonText }: TourStripProps) {
  return (
    <Section width="bleed">
      <RowHeading heading={heading} />
      <ScrollRow label={heading.title} size={size} className={styles.row}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourPoster
              tour={tour}
              today={today}
              buttonText={buttonText}
              sizes={size === "slim" ? "284px" : rowSizes(tours.length, "400px")}
            />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
