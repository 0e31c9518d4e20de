import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { LocaleProvider, ru } from "../locale/index.ts";
import { Calendar } from "./calendar.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/Calendar months and years",
  component: Calendar,
  args: { today: "2026-06-10", onValueChange },
  beforeEach: () => void onValueChange.mockClear(),
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.getAttribute("data-choice");

/** Three presses lead to the months of a year of birth, one more to its days. */
export const Birthday: Story = {
  args: { max: "today" },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("June 2026, choose another month");
    await press("2026, choose another year");
    const years = canvas.getByRole("grid", { name: "Years" });
    const shown = years.getBoundingClientRect();
    await waitFor(() => expect(focused()).toBe("2026-01-01"));
    const now = within(years).getByRole("button", { name: "2026" }).getBoundingClientRect();
    await expect(now.bottom).toBeLessThanOrEqual(shown.bottom);
    await press("1957");
    await waitFor(() => expect(focused()).toBe("1957-06-01"));
    await press("October");
    await expect(canvas.getByRole("grid", { name: "October 1957" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Friday, October 4, 1957" }));
    await expect(onValueChange.mock.calls).toEqual([["1957-10-04"]]);
  },
};

export const Months: Story = {
  args: { defaultValue: "2026-06-18", min: "2026-03-20", max: "2027-02-10" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^June 2026,/ }));
    const name = (month: string) => canvas.getByRole("button", { name: month });
    await expect(name("February")).toBeDisabled();
    await expect(name("March")).toBeEnabled();
    await expect(canvas.getByRole("gridcell", { selected: true })).toHaveTextContent("June");
    const previous = name("Previous year");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(name("Next year"));
    await expect(name("Next year")).toHaveFocus();
    await expect(name("Next year")).toHaveAttribute("aria-disabled", "true");
    await expect(name("February")).toBeEnabled();
    await expect(name("March")).toBeDisabled();
  },
};

export const Years: Story = {
  args: { defaultValue: "1987-06-18", max: "today" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^June 1987,/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^1987,/ }));
    await waitFor(() => expect(focused()).toBe("1987-01-01"));
    await expect(canvas.getByRole("button", { name: "2027" })).toBeDisabled();
  },
};

export const Keyboard: Story = {
  args: { defaultValue: "2026-06-10", min: "1950-04-01" },
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.getByRole("button", { name: /, choose another/ });
    title().focus();
    await userEvent.keyboard("{Enter}");
    const months: [string, string][] = [
      ["{ArrowRight}", "2026-07-01"],
      ["{ArrowDown}", "2026-10-01"],
      ["{ArrowUp}", "2026-07-01"],
      ["{ArrowLeft}", "2026-06-01"],
      ["{Home}", "2026-01-01"],
      ["{ArrowLeft}", "2025-12-01"],
      ["{End}", "2025-12-01"],
      ["{PageDown}", "2026-12-01"],
    ];
    await waitFor(() => expect(focused()).toBe("2026-06-01"));
    for (const [key, month] of months) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).toBe(month));
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(title()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const years: [string, string][] = [
      ["{ArrowLeft}", "2025-01-01"],
      ["{ArrowUp}", "2020-01-01"],
      ["{PageUp}", "1995-01-01"],
      ["{Home}", "1950-01-01"],
      ["{ArrowUp}", "1950-01-01"],
      ["{PageDown}", "1975-01-01"],
    ];
    await waitFor(() => expect(focused()).toBe("2026-01-01"));
    for (const [key, year] of years) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).toBe(year));
    }
    // Escape goes back one step at a time, and gives the focus to what the step is about.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(focused()).toMatch(/^1975-/));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("grid", { name: "June 2026" })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-date", "2026-06-10"));
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <LocaleProvider locale={{ code: "ar-EG", texts: {} }}>
        <Calendar {...args} />
      </LocaleProvider>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /choose another month/ }));
    await waitFor(() => expect(focused()).toBe("2026-06-01"));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(focused()).toBe("2026-07-01"));
  },
};

/** Of two months, the one whose name was pressed is the one that comes. */
export const Russian: Story = {
  args: { mode: "range", months: 2, defaultValue: { from: "2026-06-18", to: "2026-07-03" } },
  render: (args) => (
    <LocaleProvider locale={ru}>
      <Calendar {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Июль 2026, выбрать другой месяц");
    await expect(canvas.getByRole("grid", { name: "Июнь 2026" })).toBeVisible();
    await press("Декабрь");
    await expect(canvas.getByRole("grid", { name: "Ноябрь 2026" })).toBeVisible();
    await expect(canvas.getByRole("grid", { name: "Декабрь 2026" })).toBeVisible();
    await press("Ноябрь 2026, выбрать другой месяц");
  },
};

/** What is no date is as good as none: the calendar is there all the same. */
export const WrongDates: Story = {
  args: {
    value: "",
    min: "2026-02-31",
    max: "foreign",
    marked: ["", "2026-06-12"],
    timeZone: "Mars/Olympus",
  },
  render: (args) => (
    <LocaleProvider locale={{ code: "xx_YY", texts: {} }}>
      <Calendar {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("grid", { name: "June 2026" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /June 12, 2026, marked/ }));
    await expect(onValueChange.mock.calls).toEqual([["2026-06-12"]]);
  },
};

/** At the end of all days nothing goes on, and nothing breaks. */
export const LastDays: Story = {
  args: { defaultValue: "9999-12-30", months: 2 },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Next month" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    canvas.getByRole("button", { name: /December 30, 9999/ }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{PageDown}{Shift>}{PageDown}{/Shift}");
    await expect(canvas.getByRole("button", { name: /December 31, 9999/ })).toHaveFocus();
  },
};
