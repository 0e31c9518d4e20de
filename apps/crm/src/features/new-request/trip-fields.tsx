import { hasSeats } from "@tour/api";
import type { OfferedDeparture, TourListRow } from "@tour/api";
import { describeOpening, formatDateRange, plural } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import type { OfferChoice } from "./use-offer-choice.ts";

interface TripFieldsProps {
  tours: readonly TourListRow[];
  choice: OfferChoice;
  /** The form was sent: what is missing is said. */
  isTried: boolean;
}

/** Which tour and which of its dates with seats left. */
export function TripFields({ tours, choice, isTried }: TripFieldsProps) {
  const { tourId, offer, departureId, departure, error } = choice;
  const dates = offer?.departures.filter(hasSeats) ?? [];
  const isFull = offer !== undefined && departureId !== null && !departure;
  const missing = isFull ? texts.full : isTried && departureId === null ? texts.chooseDate : null;
  return (
    <SettingsCard title={texts.trip}>
      <Field label={texts.tour} error={isTried && tourId === null ? texts.chooseTour : undefined}>
        <Select
          searchable
          placeholder={texts.chooseTour}
          items={tours.map(({ id, title }) => ({ value: `${id}`, text: title }))}
          value={tourId === null ? null : `${tourId}`}
          onValueChange={(id) => choice.chooseTour(Number(id))}
        />
      </Field>
      {error ? <Message tone="danger">{describeFailure(error)}</Message> : null}
      {departure?.sale_opening && (
        <Message>
          {texts.early(describeOpening(departure.sale_opening, departure.sale_opening.date).full)}
        </Message>
      )}
      {offer && dates.length === 0 && <p>{texts.noDates}</p>}
      {offer && dates.length > 0 && (
        <Field label={texts.date} hint={texts.dateHint} error={missing ?? undefined}>
          <Select
            placeholder={texts.chooseDate}
            items={dates.map((date) => ({
              value: `${date.id}`,
              text: describeDate(date, offer.tour.time_zone),
            }))}
            value={departure ? `${departure.id}` : null}
            onValueChange={(id) => choice.chooseDate(Number(id))}
          />
        </Field>
      )}
    </SettingsCard>
  );
}

/** "10–18 июля, свободно 4 места". */
function describeDate(date: OfferedDeparture, timeZone: string): string {
  const { start_date: start, end_date: end, seats_left: left } = date;
  const today = readToday(timeZone, new Date());
  return `${formatDateRange(start, end, today)}, ${texts.left(plural(left, texts.seats))}`;
}
