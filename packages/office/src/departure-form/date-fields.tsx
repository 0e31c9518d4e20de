import type { EditedDeparture, EditedTour } from "@tour/api";
import { addDays } from "@tour/dates";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { departureFormTexts as texts } from "../texts/departure-form.ru.ts";
import type { useSavedForm } from "../forms/use-saved-form.ts";
import type { DateValues } from "./date-values.ts";
import styles from "./departure-form.module.css";
import { GuideField } from "./guide-field.tsx";
import { SaleFields } from "./sale-fields.tsx";

const statuses = ["open", "guaranteed", "closed"] as const;

interface DateFieldsProps {
  /** As `useSavedForm` gives it. */
  callForm: Pick<ReturnType<typeof useSavedForm<DateValues>>, "form" | "field" | "bounds">;
  departure: EditedDeparture;
  tour: EditedTour;
}

/** When, how many, and how it stands. */
export function DateFields({ callForm, departure, tour }: DateFieldsProps) {
  const { form, field, bounds } = callForm;
  const { days, time_zone: timeZone } = tour.fields;
  const smallest = useFieldValue(form, "smallest_group");
  const shown = departure.status === "canceled" ? (["canceled", ...statuses] as const) : statuses;
  return (
    <>
      <section className={styles.part}>
        <div className={styles.pair}>
          <ValidationField
            {...field("start_date", "required")}
            label={texts.start}
            data-field="start_date"
          >
            {({ value, onValueChange }) => (
              <DatePicker
                value={value}
                timeZone={timeZone}
                onValueChange={(start) => {
                  onValueChange(start);
                  if (start !== null) form.setValue("end_date", addDays(start, days - 1));
                }}
              />
            )}
          </ValidationField>
          <ValidationField
            {...field("end_date", "required")}
            label={texts.end}
            hint={texts.endHint(days)}
          >
            {({ value, onValueChange }) => (
              <DatePicker value={value} timeZone={timeZone} onValueChange={onValueChange} />
            )}
          </ValidationField>
          <ValidationField
            {...field("start_time", "or nothing")}
            label={texts.startTime}
            hint={texts.startTimeHint}
          >
            {(control) => <Input {...control} type="time" />}
          </ValidationField>
          <ValidationField
            {...field("capacity", "required")}
            label={texts.capacity}
            data-field="capacity"
            hint={departure.held > 0 ? texts.capacityHint(departure.held) : undefined}
          >
            {(control) => <NumberInput {...control} {...bounds("capacity")} />}
          </ValidationField>
        </div>
        <div className={styles.pair}>
          <ValidationField
            {...field("smallest_group")}
            label={texts.smallest}
            hint={texts.smallestHint}
          >
            {(control) => <NumberInput {...control} {...bounds("smallest_group")} />}
          </ValidationField>
          {(smallest ?? 1) > 1 && (
            <ValidationField
              {...field("decision_date", "or nothing")}
              label={texts.decision}
              hint={texts.decisionHint}
            >
              {({ value, onValueChange }) => (
                <DatePicker value={value} timeZone={timeZone} onValueChange={onValueChange} />
              )}
            </ValidationField>
          )}
        </div>
      </section>
      <SaleFields form={form} timeZone={timeZone} />
      <GuideField callForm={callForm} organizerId={tour.organizer_id} />
      {departure.is_closed_full && (
        <Message tone="warning">{texts.isClosedFull(departure.capacity - departure.held)}</Message>
      )}
      <ValidationField {...field("status")} label={texts.status}>
        {({ value, onValueChange, name }) => (
          <RadioGroup
            name={name}
            value={value}
            onValueChange={(next) => onValueChange(next as EditedDeparture["status"])}
          >
            {shown.map((status) => (
              <Radio key={status} value={status} description={texts.statusHints[status]}>
                {texts.statuses[status]}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </ValidationField>
    </>
  );
}
