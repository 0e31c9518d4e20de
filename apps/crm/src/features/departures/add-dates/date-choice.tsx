import { addDays } from "@tour/dates";
import { Calendar } from "@tour/ui-kit/calendar";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "../side-sheet.module.css";
import type { ChosenDays } from "./add-values.ts";
import own from "./date-choice.module.css";

const texts = allTexts.departures.adding;

interface DateChoiceProps {
  days: ChosenDays;
  setDays: (days: ChosenDays) => void;
  today: string;
  timeZone: string;
}

/** On which days the tour starts: by a rule of weeks, or one by one. */
export function DateChoice({ days, setDays, today, timeZone }: DateChoiceProps) {
  return (
    <section className={styles.part}>
      <Segmented
        aria-label={texts.way}
        options={(["rule", "days"] as const).map((value) => ({ value, label: texts.ways[value] }))}
        value={days.way}
        onValueChange={(way) => setDays({ ...days, way })}
      />
      {days.way === "rule" ? (
        <RuleFields {...{ days, setDays, today, timeZone }} />
      ) : (
        <DayFields {...{ days, setDays, today, timeZone }} />
      )}
    </section>
  );
}

function RuleFields({ days, setDays, today, timeZone }: DateChoiceProps) {
  const { weekdays, every, from, to } = days;
  const toggle = (day: number, isOn: boolean) =>
    setDays({
      ...days,
      weekdays: isOn ? [...weekdays, day] : weekdays.filter((other) => other !== day),
    });
  const tomorrow = addDays(today, 1);
  return (
    <>
      <fieldset className={own.weekdays}>
        <legend className={own.legend}>{texts.weekdays}</legend>
        {texts.weekdayNames.map((name, index) => (
          <Checkbox
            key={name}
            aria-label={texts.weekdayFullNames[index]}
            checked={weekdays.includes(index + 1)}
            onCheckedChange={(isOn) => toggle(index + 1, isOn)}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Field label={texts.from}>
          <DatePicker
            min={tomorrow}
            timeZone={timeZone}
            value={from}
            onValueChange={(day) => day !== null && setDays({ ...days, from: day })}
          />
        </Field>
        <Field label={texts.to}>
          <DatePicker
            min={from}
            timeZone={timeZone}
            value={to}
            onValueChange={(day) => day !== null && setDays({ ...days, to: day })}
          />
        </Field>
        <Field label={texts.every}>
          <NumberInput
            min={1}
            max={52}
            value={every}
            onValueChange={(weeks) => setDays({ ...days, every: weeks ?? 1 })}
          />
        </Field>
      </div>
    </>
  );
}

function DayFields({ days, setDays, today, timeZone }: DateChoiceProps) {
  // The calendar chooses one day; each that is pressed is put on the list or taken off it.
  const [month] = useState(days.days[0] ?? today);
  const toggle = (day: string | null) => {
    if (day === null) return;
    const others = days.days.filter((other) => other !== day);
    setDays({ ...days, days: others.length < days.days.length ? others : [...others, day] });
  };
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{texts.days}</p>
      <Calendar
        aria-label={texts.days}
        months={2}
        firstWeekDay={1}
        min={addDays(today, 1)}
        timeZone={timeZone}
        defaultMonth={month}
        marked={days.days}
        value={null}
        onValueChange={toggle}
      />
    </div>
  );
}
