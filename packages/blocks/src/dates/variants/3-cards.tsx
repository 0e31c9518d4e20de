import { defineVariant } from "../../definition/define-variant.ts";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { dates } from "../dates.block.ts";
import { DatesFrame } from "../parts/dates-frame.tsx";
import { DepartureCard } from "../parts/departure-card.tsx";

/** Cards that one swipes, the day of departure as large as a leaf of a calendar. */
export const variant = defineVariant(dates, { number: 3, title: "Карточки дат" }, (props) => (
  <DatesFrame {...props} isBleed>
    <ScrollRow size="slim">
      {props.data.departures.map((departure) => (
        <li key={departure.id}>
          <DepartureCard {...props} departure={departure} />
        </li>
      ))}
    </ScrollRow>
  </DatesFrame>
));
