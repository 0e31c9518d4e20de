import { isCalendarDate, readToday } from "@tour/dates";
import { DatePicker, describePattern, formatTyped, readTyped } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { datePickerRu } from "@tour/ui-kit/locale";
import { MaskedInput } from "@tour/ui-kit/masked-input";
import type { ValidationControl } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { usePlainControl } from "../../page/use-plain-control.ts";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import styles from "./tourist-card.module.css";
import { touristsLocale } from "./tourists-locale.ts";

const { code } = touristsLocale;
const earliest = "1900-01-01";
/** Where the date picker is a sheet over the page. */
const phone = "(max-width: 575.98px), (max-width: 991.98px) and (pointer: coarse)";

interface BirthdayProps {
  control: ValidationControl<string | null>;
  isLive: boolean;
}

/** A date; without a script a plain field takes it as it is written here, whatever the device's language. */
export function Birthday({ control, isLive }: BirthdayProps) {
  const { isPlain, plain } = usePlainControl(isLive, (typed) =>
    control.onValueChange(readTyped(typed, code, readToday())),
  );
  const { name, value } = control;
  const date = value && isCalendarDate(value) ? value : null;
  if (isPlain) {
    return (
      <Input
        name={name}
        defaultValue={date ? formatTyped(date, code) : (value ?? "")}
        ref={plain}
        size="l"
        inputMode="numeric"
        autoComplete="off"
        placeholder={describePattern(code, datePickerRu)}
      />
    );
  }
  // Only in a browser: what the server renders is plain.
  if (matchMedia(phone).matches) return <TypedBirthday control={control} date={date} />;
  return <DatePicker {...control} value={date} size="l" min={earliest} max="today" />;
}

interface TypedBirthdayProps {
  control: ValidationControl<string | null>;
  date: string | null;
}

/** Eight figures: everybody knows their birthday, and a calendar would open some forty years after it. */
function TypedBirthday({ control, date }: TypedBirthdayProps) {
  const { onValueChange, value: _, ...field } = control;
  const [typed, setTyped] = useState("");
  const [isWhole, setWhole] = useState(false);
  const isWrong = isWhole && date === null;
  return (
    <>
      <MaskedInput
        {...field}
        mask="##.##.####"
        size="l"
        placeholder={describePattern(code, datePickerRu)}
        value={date ? formatTyped(date, code) : typed}
        aria-invalid={isWrong || undefined}
        onValueChange={(text, { complete }) => {
          setTyped(text);
          setWhole(complete);
          onValueChange(complete ? readBirthday(text) : null);
        }}
      />
      <span className={styles.wrongDate} role="alert">
        {isWrong && texts.noSuchDay}
      </span>
    </>
  );
}

function readBirthday(text: string): string | null {
  const today = readToday();
  const date = readTyped(text, code, today);
  return date && date >= earliest && date <= today ? date : null;
}
