import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { ShowMore } from "../../parts/show-more/show-more.tsx";
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
  const rest = data.departures.slice(content.limit);
  return (
    <>
      <MonthRows {...props} departures={data.departures.slice(0, content.limit)} />
      {rest.length > 0 && (
        <ShowMore label={texts.tours.showMore(plural(rest.length, texts.tour.dates))}>
          <MonthRows {...props} departures={rest} />
        </ShowMore>
      )}
    </>
  );
}
