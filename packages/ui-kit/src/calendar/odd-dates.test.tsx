import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DatePicker, type DatePickerProps } from "../date-picker/index.ts";
import { LocaleProvider } from "../locale/index.ts";
import type { CalendarProps } from "./calendar-props.ts";
import { Calendar } from "./index.ts";
import { oddDateProps } from "./odd-dates.ts";

const codes = fc.constantFrom("en-US", "ru-RU", "ar-EG", "fa_IR", "xx_YY", "");
const timeout = 60_000;

test("a calendar shows a month for any input, and only its own days", { timeout }, () => {
  fc.assert(
    fc.property(oddDateProps, codes, (props, code) => {
      const given = { today: "2026-06-10", ...props } as CalendarProps;
      const html = renderToString(
        <LocaleProvider locale={{ code, texts: {} }}>
          <Calendar {...given} />
        </LocaleProvider>,
      );
      const days = [...html.matchAll(/data-date="([^"]*)"/g)].map(([, day]) => day);
      expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day ?? ""))).toEqual([]);
      // Without a day to begin with, the month waits for the client's clock.
      if (days.length === 0) expect(html).toContain('aria-busy="true"');
      else expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

test("an open date picker shows its field for any input", { timeout }, () => {
  fc.assert(
    fc.property(oddDateProps, codes, (props, code) => {
      const given = { today: "2026-06-10", ...props } as DatePickerProps;
      const html = renderToString(
        <LocaleProvider locale={{ code, texts: {} }}>
          <DatePicker {...given} aria-label="Departure" open />
        </LocaleProvider>,
      );
      expect(html).toMatch(/<input[^>]*aria-label="Departure"/);
      expect(html).not.toContain("Invalid");
    }),
    { numRuns: 300 },
  );
});

test.each(["", "2026-02-31", "foreign", null, 20_260_601, new Date(0), { from: "x", to: 3 }])(
  "%j is not a date: the days are shown and none is selected",
  (value) => {
    const html = renderToString(<Calendar today="2026-06-10" value={value as string} />);
    expect(html).toContain('data-date="2026-06-10"');
    expect(html).not.toContain("data-chosen");
    expect(renderToString(<DatePicker today="2026-06-10" value={value as string} />)).toContain(
      'value=""',
    );
  },
);

test("a reversed range is the same range", () => {
  const value = { from: "2026-06-19", to: "2026-06-12" };
  const html = renderToString(<Calendar mode="range" today="2026-06-10" value={value} />);
  expect(html).toMatch(/data-place="start"[^>]*><button[^>]*data-date="2026-06-12"/);
});
