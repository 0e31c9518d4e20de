import { Calendar } from "@tour/ui-kit/calendar";
import { calendarRu, LocaleProvider } from "@tour/ui-kit/locale";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { marketLiveTexts as texts } from "../../../../texts/market-live.ru.ts";
import { inputOf, keepOneTime } from "../../form/read-form.ts";
import { useShown } from "./use-shown.ts";

interface DatesCalendarProps {
  place: HTMLElement;
  form: HTMLFormElement;
  onChange: () => void;
}

/** Whoever asked for it goes on in its days. */
const opened = { autoFocus: true };
const locale = { code: "ru-RU", texts: { calendar: calendarRu } };

/** How the open calendar is closed. */
let close: (() => void) | null = null;

/** Shows the calendar below the button that asks for it, or takes it away again. */
export function toggleCalendar(
  opener: HTMLElement,
  form: HTMLFormElement,
  onChange: () => void,
): void {
  if (close) return close();
  const place = opener.parentElement!;
  const days = place.appendChild(document.createElement("div"));
  const root = createRoot(days);
  close = () => {
    close = null;
    root.unmount();
    days.remove();
    opener.ariaExpanded = "false";
    opener.focus();
  };
  opener.ariaExpanded = "true";
  root.render(
    <LocaleProvider locale={locale}>
      <DatesCalendar place={place} form={form} onChange={onChange} />
    </LocaleProvider>,
  );
  // Its button is within as well: the days may not have the focus yet.
  place.addEventListener("keydown", closeByEscape);
}

function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || !close) return;
  // The sheet round it stays open.
  event.preventDefault();
  close();
}

/** The first and the last day to leave on; the fields above it stay what is sent. */
function DatesCalendar({ place, form, onChange }: DatesCalendarProps) {
  const [{ min, max, typed }] = useShown(form, () => read(place, form));
  /** The first day while the last one is not chosen. */
  const [first, setFirst] = useState<string | null>(null);
  const put = (name: string, day: string) => {
    const input = inputOf(form, name);
    if (!input) return;
    input.value = day.split("-").toReversed().join(".");
    keepOneTime(form, input);
  };
  return (
    <>
      <Calendar
        {...opened}
        mode="range"
        aria-label={texts.calendar}
        min={min}
        max={max}
        defaultMonth={typed.from ?? min}
        value={first ? { from: first, to: null } : typed}
        onValueChange={({ from, to }) => {
          if (!from || !to) return setFirst(from);
          setFirst(null);
          put("from", from);
          put("to", to);
          onChange();
        }}
      />
      <p>
        <small>{texts.calendarHint}</small>
      </p>
    </>
  );
}

function read({ dataset }: HTMLElement, form: HTMLFormElement) {
  const day = (name: string) => {
    const [, ...parts] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(inputOf(form, name)?.value ?? "") ?? [];
    const [number, month, year] = parts.map((part) => part.padStart(2, "0"));
    return year ? `${year}-${month}-${number}` : null;
  };
  return { min: dataset.min, max: dataset.max, typed: { from: day("from"), to: day("to") } };
}
