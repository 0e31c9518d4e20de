import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { FoldedList } from "../../parts/show-more/folded-list.tsx";
import { plural } from "../../format/plural.ts";
import { texts } from "../../texts/ru.ts";
import { dates } from "../dates.block.ts";
import { DatesFrame } from "../parts/dates-frame.tsx";
import { MonthRows } from "../parts/month-rows.tsx";

/** Rows under the names of their months, seats and prices aligned. */
export const variant = defineVariant(
  dates,
  { number: 1, title: "Список дат", interactive: true },
  (props) => <DatesFrame {...props}>{isIsland || <Rows {...props} />}</DatesFrame>,
);

function Rows(props: PropsOf<typeof dates>) {
  const { content, data } = props;
  return (
    <FoldedList
      items={data.departures}
      limit={content.limit}
      onPhones={4}
      label={(count) => texts.tours.showMore(plural(count, texts.tour.dates))}
    >
      {(departures, above) => (
        <MonthRows {...props} departures={[...departures]} after={above.at(-1)?.start} />
      )}
    </FoldedList>
  );
}
