import { addDays } from "@tour/dates";
import { Calendar } from "@tour/ui-kit/calendar";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Tab, TabList, TabPanel, Tabs } from "@tour/ui-kit/tabs";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { useField, useFieldValue } from "@tour/validation/react";
import { useState } from "react";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import styles from "../side-sheet.module.css";
import own from "./date-choice.module.css";
import { mostWeeks } from "./list-rule-days.ts";
import type { useAddDates } from "./use-add-dates.ts";

const texts = departuresTexts.adding;
const everyRules = rules(`required|min_value:1|max_value:${mostWeeks}`);

interface DateChoiceProps {
  adding: Pick<ReturnType<typeof useAddDates>, "form" | "rulesOf">;
  today: string;
  timeZone: string;
}

/** On which days the tour starts: by a rule of weeks, or one by one. */
export function DateChoice(props: DateChoiceProps) {
  const way = useField(props.adding.form, "chosen.way");
  return (
    <section className={styles.part}>
      <Tabs value={way.value} onValueChange={way.setValue}>
        <TabList aria-label={texts.way}>
          <Tab value="rule">{texts.ways.rule}</Tab>
          <Tab value="days">{texts.ways.days}</Tab>
        </TabList>
        <TabPanel value="rule">
          <div className={styles.part}>
            <RuleFields {...props} />
          </div>
        </TabPanel>
        <TabPanel value="days">
          <DayFields {...props} />
        </TabPanel>
      </Tabs>
    </section>
  );
}

function RuleFields({ adding, today, timeZone }: DateChoiceProps) {
  const { form, rulesOf } = adding;
  const { value: weekdays, setValue: setWeekdays } = useField(form, "chosen.weekdays");
  const from = useFieldValue(form, "chosen.from");
  const toggle = (day: number, isOn: boolean) =>
    setWeekdays(isOn ? [...weekdays, day] : weekdays.filter((other) => other !== day));
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
        <ValidationField
          form={form}
          name="chosen.from"
          label={texts.from}
          rules={rulesOf("start_date", "required")}
          required={false}
        >
          {(control) => <DatePicker {...control} min={tomorrow} timeZone={timeZone} />}
        </ValidationField>
        <ValidationField
          form={form}
          name="chosen.to"
          label={texts.to}
          rules={rulesOf("start_date", "required")}
          required={false}
        >
          {(control) => <DatePicker {...control} min={from ?? tomorrow} timeZone={timeZone} />}
        </ValidationField>
        <ValidationField
          form={form}
          name="chosen.every"
          label={texts.every}
          rules={everyRules}
          required={false}
        >
          {(control) => <NumberInput {...control} min={1} max={mostWeeks} />}
        </ValidationField>
      </div>
    </>
  );
}

function DayFields({ adding, today, timeZone }: DateChoiceProps) {
  const { value: days, setValue: setDays } = useField(adding.form, "chosen.days");
  // The calendar chooses one day; each that is pressed is put on the list or taken off it.
  const [month] = useState(days[0] ?? today);
  const toggle = (day: string | null) => {
    if (day === null) return;
    const others = days.filter((other) => other !== day);
    setDays(others.length < days.length ? others : [...others, day]);
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
        marked={days}
        value={null}
        onValueChange={toggle}
      />
    </div>
  );
}
