import { fromClock, readClock, readToday } from "@tour/dates";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { useState } from "react";
import { useEditor } from "../../../../document/editor-context.ts";
import styles from "./shown-field.module.css";

interface MomentFieldProps {
  label: string;
  timeLabel: string;
  /** `HH:mm`: what a day begins with that was chosen without a time. */
  usualTime: string;
  /** An instant, shown by the organiser's clocks. */
  value: string | null;
  write: (instant: string | null) => void;
  error?: string | false;
}

/** A day and a time of it. A time that is half typed stays in the field, unsaved. */
export function MomentField(props: MomentFieldProps) {
  const { label, timeLabel, usualTime, value, write, error = false } = props;
  const { time_zone: timeZone } = useEditor().site;
  const [typed, setTyped] = useState<string | null>(null);
  const moment = value === null ? null : new Date(value);
  const day = moment && readToday(timeZone, moment);
  const time = moment ? readClock(moment, timeZone) : usualTime;
  const save = (onDay: string, at: string) => write(fromClock(onDay, at, timeZone).toISOString());
  return (
    <div className={styles.moment}>
      <Field label={label} error={error}>
        <DatePicker
          timeZone={timeZone}
          value={day}
          onValueChange={(chosen) => (chosen === null ? write(null) : save(chosen, time))}
        />
      </Field>
      <Field label={timeLabel} disabled={day === null}>
        <Input
          type="time"
          value={typed ?? time}
          onValueChange={(next) => {
            setTyped(next);
            if (day !== null && /^\d\d:\d\d$/.test(next)) save(day, next);
          }}
          onBlur={() => setTyped(null)}
        />
      </Field>
    </div>
  );
}
