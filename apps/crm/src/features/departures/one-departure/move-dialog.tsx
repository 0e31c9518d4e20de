import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { DAYS_TO_CHOOSE } from "@tour/api";
import type { DepartureGuests, EditedDeparture, EditedTour } from "@tour/api";
import { departureCalls } from "@tour/api/contract";
import { addDays } from "@tour/dates";
import { Button } from "@tour/ui-kit/button";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useId } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { departureTexts } from "../../../texts/departure.ru.ts";
import { rereadDates } from "../../../tours/tour-queries.ts";
import { describeDates } from "../describe-departure.ts";
import styles from "../side-sheet.module.css";

const texts = departureTexts.move;

interface MoveDialogProps {
  departure: EditedDeparture;
  tour: EditedTour;
  guests: DepartureGuests;
  today: string;
  close: () => void;
}

type Values = { start_date: string | null; end_date: string | null };

/** Gives a whole departure other dates, and says before what that means for its guests. */
export function MoveDialog({ departure, tour, guests, today, close }: MoveDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { id } = departure;
  const { organizer_id: organizerId } = tour;
  const { days, time_zone: timeZone } = tour.fields;
  const { form, field, props, isSending, problem } = useCallForm<Values>({
    initialValues: { start_date: null, end_date: null },
    body: departureCalls.moveDeparture.body!,
    send: async ({ start_date: start, end_date: end }) => {
      const query = { organizer_id: organizerId, id };
      const body = { start_date: start ?? "", end_date: end ?? "" };
      const { data } = await client.moveDeparture({ query, body });
      await rereadDates(queryClient, organizerId);
      toast.show({ id: "departure", tone: "success", text: texts.done });
      close();
      await navigate({
        to: "/$organizerId/departures/$departureId",
        params: { organizerId, departureId: data.id },
      });
    },
  });
  // Who goes needs the time to choose.
  const min = guests.parties.length > 0 ? addDays(today, DAYS_TO_CHOOSE + 1) : "today";
  const people = guests.parties.reduce((sum, { tourists }) => sum + tourists.length, 0);
  return (
    <Modal
      open
      persistent
      width={560}
      onOpenChange={() => !isSending && close()}
      title={texts.title(describeDates(departure, today))}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={isSending}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...props} id={formId} className={styles.form}>
        <div className={styles.pair}>
          <ValidationField {...field("start_date", "required")} label={texts.start}>
            {({ value, onValueChange }) => (
              <DatePicker
                value={value}
                timeZone={timeZone}
                min={min}
                onValueChange={(start) => {
                  onValueChange(start);
                  if (start !== null) form.setValue("end_date", addDays(start, days - 1));
                }}
              />
            )}
          </ValidationField>
          <ValidationField {...field("end_date", "required")} label={texts.end}>
            {({ value, onValueChange }) => (
              <DatePicker
                value={value}
                timeZone={timeZone}
                min={min}
                onValueChange={onValueChange}
              />
            )}
          </ValidationField>
        </div>
        {guests.parties.length === 0 ? (
          <p>{texts.nobody}</p>
        ) : (
          <section className={styles.part}>
            <h3 className={styles.subtitle}>{texts.effect}</h3>
            <p>{texts.letters(guests.parties.length, people)}</p>
            <ul>
              <li>{texts.offers.keep}</li>
              <li>{texts.offers.other}</li>
              <li>{texts.offers.money}</li>
            </ul>
            <p>{texts.silent(DAYS_TO_CHOOSE)}</p>
          </section>
        )}
        <p className={styles.quiet}>{texts.old}</p>
        {problem !== null && <Message tone="danger">{problem}</Message>}
      </form>
    </Modal>
  );
}
