import type { EditedDeparture, EditedTour } from "@tour/api";
import { addDays } from "@tour/dates";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useField } from "@tour/validation/react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "../side-sheet.module.css";
import type { useDateForm } from "./use-date-form.ts";

const texts = allTexts.departures.one;
const statuses = ["open", "guaranteed", "closed"] as const;

interface DateFieldsProps {
  callForm: Pick<ReturnType<typeof useDateForm>, "form" | "field">;
  departure: EditedDeparture;
  tour: EditedTour;
}

/** When, how many, and how it stands. */
export function DateFields({ callForm, departure, tour }: DateFieldsProps) {
  const { form, field } = callForm;
  const { days, time_zone: timeZone } = tour.fields;
  const end = useField(form, "end_date");
  const smallest = useField(form, "smallest_group");
  const shown = departure.status === "canceled" ? (["canceled", ...statuses] as const) : statuses;
  return (
    <>
      <section className={styles.part}>
        <div className={styles.pair}>
          <ValidationField form={form} name="start_date" label={texts.start} rules="required">
            {({ value, onValueChange }) => (
              <DatePicker
                value={value}
                timeZone={timeZone}
                onValueChange={(start) => {
                  onValueChange(start);
                  if (start !== null) end.setValue(addDays(start, days - 1));
                }}
              />
            )}
          </ValidationField>
          <ValidationField
            form={form}
            name="end_date"
            label={texts.end}
            hint={texts.endHint(allTexts.departures.days(days))}
            rules="required"
          >
            {({ value, onValueChange }) => (
              <DatePicker value={value} timeZone={timeZone} onValueChange={onValueChange} />
            )}
          </ValidationField>
          <ValidationField
            form={form}
            name="start_time"
            label={texts.startTime}
            hint={texts.startTimeHint}
          >
            {(control) => <Input {...control} type="time" />}
          </ValidationField>
          <ValidationField
            {...field("capacity")}
            label={texts.capacity}
            hint={departure.held > 0 ? texts.capacityHint(departure.held) : undefined}
          >
            {(control) => <NumberInput {...control} min={1} max={10_000} />}
          </ValidationField>
        </div>
        <div className={styles.pair}>
          <ValidationField
            {...field("smallest_group")}
            label={texts.smallest}
            hint={texts.smallestHint}
          >
            {(control) => <NumberInput {...control} min={1} max={10_000} />}
          </ValidationField>
          {(smallest.value ?? 1) > 1 && (
            <ValidationField
              form={form}
              name="decision_date"
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
      <ValidationField form={form} name="status" label={texts.status}>
        {({ value, onValueChange, name }) => (
          <RadioGroup
            name={name}
            value={value}
            onValueChange={(next) => onValueChange(next as EditedDeparture["status"])}
          >
            {shown.map((status) => (
              <Radio key={status} value={status} description={texts.statusHints[status]}>
                {allTexts.departures.status[status]}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </ValidationField>
    </>
  );
}
