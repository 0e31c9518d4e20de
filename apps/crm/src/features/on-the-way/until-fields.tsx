import { noticeLimits } from "@tour/api";
import { addDays, readClock, readToday } from "@tour/dates";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import type { Form } from "@tour/validation";
import { useField } from "@tour/validation/react";
import { useId } from "react";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";
import type { UntilValues, UntilWay } from "./until-choice.ts";

const texts = wayTexts.notice;
const required = rules("required");

interface UntilFieldsProps {
  form: Form<UntilValues & { text: string }>;
  /** What can be chosen. */
  ways: readonly UntilWay[];
  zone: string;
  now: Date;
}

/** Until when a notice stands, by the organiser's clocks. */
export function UntilFields({ form, ways, zone, now }: UntilFieldsProps) {
  const way = useField(form, "way");
  const id = useId();
  const today = readToday(zone, now);
  return (
    <div className={styles.part}>
      <p id={id} className={styles.label}>
        {texts.way}
      </p>
      <RadioGroup
        aria-labelledby={id}
        orientation="none"
        className={styles.choices}
        value={way.value}
        onValueChange={way.setValue}
      >
        {ways.map((value) => (
          <Radio key={value} value={value} className={styles.choice}>
            {texts.ways[value]}
          </Radio>
        ))}
      </RadioGroup>
      {way.value === "chosen" && (
        <div className={styles.pair}>
          <ValidationField
            form={form}
            name="day"
            rules={required}
            required={false}
            label={texts.day}
          >
            {(control) => (
              <DatePicker
                {...control}
                min={today}
                max={addDays(today, noticeLimits.days)}
                today={today}
              />
            )}
          </ValidationField>
          <ValidationField
            form={form}
            name="time"
            rules={required}
            required={false}
            label={texts.time}
          >
            {(control) => <Input {...control} type="time" />}
          </ValidationField>
        </div>
      )}
      <p className={styles.quiet}>{texts.clocks(readClock(now, zone))}</p>
    </div>
  );
}
