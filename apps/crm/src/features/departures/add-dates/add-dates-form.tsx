import type { EditedDeparture, EditedTour } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { NumberInput } from "@tour/ui-kit/number-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import {
  DocumentsRefusal,
  PriceFields,
  SaleFields,
  departureFormTexts,
} from "@tour/office/departure-form";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { describeDates } from "../describe-departure.ts";
import styles from "../side-sheet.module.css";
import type { ChosenDays } from "./add-values.ts";
import { DateChoice } from "./date-choice.tsx";
import { PlannedDates } from "./planned-dates.tsx";
import { useAddDates } from "./use-add-dates.ts";

const texts = departuresTexts.adding;

interface AddDatesFormProps {
  tour: EditedTour;
  /** All dates that the tour has. */
  there: readonly EditedDeparture[];
  today: string;
  /** Those that were chosen for the tour before. */
  days: ChosenDays;
  keepDays: (days: ChosenDays) => void;
  /** After they are made. */
  close: () => void;
  /** Without making them: asks first where something would be lost. */
  leave: () => Promise<void>;
}

/** Which days, what they share, and what comes of it. */
export function AddDatesForm({
  tour,
  there,
  today,
  days,
  keepDays,
  close,
  leave,
}: AddDatesFormProps) {
  const adding = useAddDates({ tour, there, days, keepDays, close });
  const { form, field, bounds, props, last, made, problem, isSending } = adding;
  return (
    <form {...props} className={styles.form}>
      <DateChoice {...{ adding, today }} timeZone={tour.fields.time_zone} />
      <section className={styles.part}>
        <h3 className={styles.subtitle}>{texts.fields}</h3>
        <p className={styles.quiet}>
          {last ? texts.fieldsFrom(describeDates(last, today)) : texts.fieldsNew}
        </p>
        <div className={styles.pair}>
          <ValidationField {...field("capacity", "required")} label={departureFormTexts.capacity}>
            {(control) => <NumberInput {...control} {...bounds("capacity")} />}
          </ValidationField>
          <ValidationField
            {...field("smallest_group")}
            label={departureFormTexts.smallest}
            hint={departureFormTexts.smallestHint}
          >
            {(control) => <NumberInput {...control} {...bounds("smallest_group")} />}
          </ValidationField>
          <ValidationField
            {...field("start_time", "or nothing")}
            label={departureFormTexts.startTime}
          >
            {(control) => <Input {...control} type="time" />}
          </ValidationField>
        </div>
        <SaleFields form={form} timeZone={tour.fields.time_zone} />
        <PriceFields form={form} tour={tour} />
      </section>
      <PlannedDates adding={adding} today={today} />
      {problem !== null &&
        (adding.isMissingDocuments ? (
          <DocumentsRefusal text={problem} organizerId={tour.organizer_id} />
        ) : (
          <Message tone="danger">{problem}</Message>
        ))}
      <div className={styles.actions}>
        <Button type="submit" loading={isSending} disabled={made.length === 0}>
          {made.length === 0 ? texts.submitNone : texts.submit(made.length)}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={() => void leave()}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
