import { useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { LocaleProvider, ru } from "../locale/index.ts";
import { Calendar } from "./calendar.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/Calendar",
  component: Calendar,
  args: { today: "2026-06-10", onValueChange },
  beforeEach: () => void onValueChange.mockClear(),
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: string) => ({ name: new RegExp(`(^|, )${name}, 2026`) });

export const Single: Story = {
  args: { defaultValue: "2026-06-18" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("grid", { name: "June 2026" })).toBeVisible();
    await expect(canvas.getByRole("button", day("June 10"))).toHaveAttribute(
      "aria-current",
      "date",
    );
    await userEvent.click(canvas.getByRole("button", day("June 12")));
    await expect(onValueChange.mock.calls).toEqual([["2026-06-12"]]);
    await expect(canvas.getByRole("gridcell", { selected: true })).toHaveTextContent("12");
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await expect(canvas.getByRole("grid", { name: "July 2026" })).toBeVisible();
  },
};

export const Range: Story = {
  args: { mode: "range", months: 2, defaultValue: { from: "2026-06-18", to: "2026-07-02" } },
};

export const ThirdPressRestarts: Story = {
  args: { mode: "range" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", day("June 14")));
    await userEvent.click(canvas.getByRole("button", day("June 11")));
    await expect(onValueChange.mock.lastCall).toEqual([{ from: "2026-06-11", to: "2026-06-14" }]);
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", day("June 20")));
    await expect(onValueChange.mock.lastCall).toEqual([{ from: "2026-06-20", to: null }]);
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(1);
  },
};

export const BoundsAndMarks: Story = {
  args: { min: "today", max: "2026-06-24", marked: ["2026-06-13", "2026-06-20"] },
  play: async ({ canvas, userEvent }) => {
    const past = canvas.getByRole("button", day("June 9"));
    await expect(past).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(past);
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: /June 13, 2026, marked/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next month" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", day("June 10")));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("button", day("June 10"))).toHaveFocus();
  },
};

export const Keyboard: Story = {
  args: { defaultValue: "2026-06-10" },
  play: async ({ userEvent }) => {
    const focused = () => document.activeElement?.getAttribute("data-date");
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    const steps: [string, string][] = [
      ["{ArrowRight}", "2026-06-11"],
      ["{ArrowDown}", "2026-06-18"],
      ["{ArrowLeft}", "2026-06-17"],
      ["{ArrowUp}", "2026-06-10"],
      ["{Home}", "2026-06-07"],
      ["{End}", "2026-06-13"],
      ["{PageDown}", "2026-07-13"],
      ["{PageUp}", "2026-06-13"],
      ["{Shift>}{PageDown}{/Shift}", "2027-06-13"],
      ["{Shift>}{PageUp}{/Shift}", "2026-06-13"],
    ];
    await expect(focused()).toBe("2026-06-10");
    for (const [keys, date] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toBe(date));
    }
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowRight} ");
    await expect(onValueChange.mock.calls).toEqual([["2026-06-13"], ["2026-06-14"]]);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Calendar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", day("June 10")).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", day("June 11"))).toHaveFocus();
  },
};

export const Russian: Story = {
  args: { mode: "range", months: 2, defaultValue: { from: "2026-06-18", to: "2026-06-26" } },
  render: (args) => (
    <LocaleProvider locale={ru}>
      <Calendar {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("grid", { name: "Июнь 2026" });
    await expect(within(grid).getAllByRole("columnheader")[0]).toHaveTextContent("пн");
  },
};

const unset = <Calendar min="today" timeZone="Asia/Kamchatka" defaultMonth="2026-06-01" />;

function HydratedCalendar() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current?.appendChild(document.createElement("div"));
    if (!place) return;
    place.innerHTML = renderToString(unset);
    const root = hydrateRoot(place, unset);
    return () => {
      setTimeout(() => root.unmount());
      place.remove();
    };
  }, []);
  return <div ref={box} />;
}

/** The server does not know the guest's day; a mismatch would fail as an error in the console. */
export const Hydrated: Story = {
  render: () => <HydratedCalendar />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("grid")).toHaveLength(1));
  },
};
