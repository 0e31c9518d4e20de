import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Departure, EditedTour } from "@tour/api";
import { formatDateRange, formatMoney } from "@tour/blocks/format";
import { AppLink } from "@tour/office/links";
import type { TourPiece } from "@tour/preview-protocol";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { useEditor } from "../../../document/editor-context.ts";
import { tourPanelTexts } from "../../../texts/tour-panel.ru.ts";
import { DepartureForm } from "./forms/departure-form.tsx";
import { FocusField } from "./focus-field.tsx";
import { Loaded } from "./loaded.tsx";
import { listDepartures, pickDeparture } from "./pick-departure.ts";
import { placeOf } from "./piece-places.ts";
import { departureQuery } from "./panel-queries.ts";
import styles from "./tour-panel.module.css";

const texts = tourPanelTexts.departure;

interface DeparturePanelProps {
  tour: EditedTour;
  piece: TourPiece;
  saved: (isOwn: boolean) => void;
}

/** The date that a piece is about, another one to choose, and its form for whoever may change it. */
export function DeparturePanel({ tour, piece, saved }: DeparturePanelProps) {
  const { page, organizerId, tours } = useEditor();
  const queryClient = useQueryClient();
  const dates = listDepartures(page, tour.id);
  const id = pickDeparture(piece, dates);
  const query = useQuery({ ...departureQuery(organizerId, id ?? 0), enabled: id !== null });
  if (!tours.mayChangeDates) return <NotYours tour={tour} departures={dates} id={id} />;
  if (id === null) return <NoDates organizerId={organizerId} tourId={tour.id} />;
  const isListed = dates.some((one) => one.id === id);
  return (
    <>
      {dates.length > 1 && isListed && (
        <Field label={texts.which}>
          <Select<number>
            items={dates.map((one) => ({
              value: one.id,
              text: formatDateRange(one.start_date, one.end_date, page.today),
            }))}
            value={id}
            onValueChange={(next) => tours.open({ ...piece, part: `${next}` })}
          />
        </Field>
      )}
      <Loaded query={query} gone={texts.gone}>
        {(departure) => (
          <FocusField name={placeOf(piece).field} on={piece}>
            <DepartureForm
              key={departure.id}
              departure={departure}
              tour={tour}
              keep={(next, isOwn) => {
                queryClient.setQueryData(departureQuery(organizerId, next.id).queryKey, next);
                saved(isOwn);
              }}
            />
          </FocusField>
        )}
      </Loaded>
    </>
  );
}

function NoDates({ organizerId, tourId }: { organizerId: number; tourId: number }) {
  return (
    <>
      <Message title={texts.none}>{texts.noneText}</Message>
      <AppLink app="crm" path={`/${organizerId}/departures?tour=${tourId}`}>
        {texts.add}
      </AppLink>
    </>
  );
}

interface NotYoursProps {
  tour: EditedTour;
  departures: readonly Departure[];
  id: number | null;
}

/** What an editor reads of a date: how it is, and who changes it. */
function NotYours({ tour, departures, id }: NotYoursProps) {
  const { page } = useEditor();
  const departure = departures.find((one) => one.id === id);
  return (
    <>
      <Message title={texts.notYours}>{texts.notYoursText}</Message>
      {departure && (
        <ul className={styles.facts}>
          <li>
            <strong>{formatDateRange(departure.start_date, departure.end_date, page.today)}</strong>
          </li>
          <li>{texts.seats(departure.seats_left, departure.capacity)}</li>
          {tour.fields.price_options.map(({ id: option, title }) => {
            const sold = departure.prices.find(({ option_id }) => option_id === option);
            return sold && <li key={option}>{texts.perOption(title, formatMoney(sold.price))}</li>;
          })}
        </ul>
      )}
    </>
  );
}
