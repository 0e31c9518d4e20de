import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { texts } from "../../texts/ru.ts";
import { dates } from "../dates.block.ts";
import { DatesFrame } from "../parts/dates-frame.tsx";
import { DepartureCard } from "../parts/departure-card.tsx";

/** Cards that one swipes, the day of departure as large as a leaf of a calendar. */
export const variant = defineVariant(
  dates,
  { number: 3, title: "Карточки дат", interactive: true },
  (props) => (
    <DatesFrame {...props} isBleed>
      {isIsland || <Cards {...props} />}
    </DatesFrame>
  ),
);

function Cards(props: PropsOf<typeof dates>) {
  const { departures } = props.data;
  return (
    <ScrollRow label={texts.dates.list} size={departures.length > 1 ? "slim" : "wide"}>
      {departures.map((departure) => (
        <li key={departure.id}>
          <DepartureCard {...props} departure={departure} />
        </li>
      ))}
    </ScrollRow>
  );
}
