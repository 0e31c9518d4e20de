import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { DatePicker } from "./date-picker.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/DatePicker",
  component: DatePicker,
  args: { "aria-label": "Departure", today: "2026-06-10", onValueChange },
  beforeEach: () => void onValueChange.mockClear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 340, minBlockSize: 460 }}>{<Story />}</div>],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof DatePicker>;

const day = (name: string) => ({ name: new RegExp(`, ${name}, 2026`) });
const dialog = async () => within(await screen.findByRole("dialog", { name: "Select dates" }));
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const SingleClosesAtOnce: Story = {
  args: { defaultValue: "2026-06-18" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select dates" }));
    const layer = await dialog();
    await waitFor(() => expect(layer.getByRole("button", day("June 18"))).toHaveFocus());
    await userEvent.click(layer.getByRole("button", day("June 12")));
    await isGone();
    await expect(onValueChange.mock.calls).toEqual([["2026-06-12"]]);
    await expect(canvas.getByRole("textbox")).toHaveValue("06/12/2026");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};

export const RangeClosesWhenWhole: Story = {
  args: { mode: "range", months: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select dates" }));
    const layer = await dialog();
    await userEvent.click(layer.getByRole("button", day("June 12")));
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(layer.getByRole("button", day("July 2")));
    await isGone();
    await expect(onValueChange.mock.calls).toEqual([[{ from: "2026-06-12", to: "2026-07-02" }]]);
    await expect(canvas.getByRole("textbox")).toHaveValue("06/12/2026 – 07/02/2026");
  },
};

export const Open: Story = {
  args: {
    mode: "range",
    months: 2,
    defaultValue: { from: "2026-06-12", to: "2026-06-19" },
    marked: ["2026-06-24"],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select dates" }));
    await dialog();
  },
};

export const KeyboardAndEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowDown}");
    const layer = await dialog();
    await waitFor(() => expect(layer.getByRole("button", day("June 10"))).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-date"));
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await isGone();
    await expect(onValueChange.mock.calls).toEqual([["2026-06-11"]]);
  },
};

export const Typed: Story = {
  args: { min: "today", max: "2026-12-31" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toHaveAttribute("placeholder", "MM/DD/YYYY");
    await userEvent.type(input, "7/4/26{Enter}");
    await expect(onValueChange.mock.calls).toEqual([["2026-07-04"]]);
    await expect(input).toHaveValue("07/04/2026");
    await userEvent.clear(input);
    await userEvent.type(input, "06/09/2026");
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Enter an available date as MM/DD/YYYY");
    // The date before it is none any more.
    await expect(onValueChange.mock.calls).toEqual([["2026-07-04"], [null]]);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenCalledTimes(2);
    await expect(input).not.toBeInvalid();
  },
};

export const InAForm: Story = {
  render: () => (
    <form aria-label="Request">
      <Field label="Departure" required>
        <DatePicker name="date" today="2026-06-10" />
      </Field>
      <Field label="Stay">
        <DatePicker
          name="stay"
          mode="range"
          today="2026-06-10"
          defaultValue={{ from: "2026-06-12", to: "2026-06-19" }}
        />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const input = canvas.getByRole("textbox", { name: /Departure/ });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(input, "06/20/2026");
    await userEvent.tab();
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      date: "2026-06-20",
      stay: "2026-06-12/2026-06-19",
    });
    await expect(form.checkValidity()).toBe(true);
    form.reset();
    await waitFor(() => expect(input).toHaveValue(""));
    await expect(form.checkValidity()).toBe(false);
    // What is no date is not sent, and neither is the date before it; also while it is typed.
    const stay = canvas.getByRole("textbox", { name: "Stay" });
    await userEvent.type(input, "06/20/2026");
    await userEvent.clear(stay);
    await userEvent.type(stay, "soon");
    await expect(Object.fromEntries(new FormData(form))).toEqual({ date: "2026-06-20", stay: "" });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.tab();
    await expect(Object.fromEntries(new FormData(form))).toEqual({ date: "2026-06-20", stay: "" });
    await expect(form.checkValidity()).toBe(false);
    await expect(stay).toBeInvalid();
    form.reset();
    await waitFor(() => expect(stay).toHaveValue("06/12/2026 – 06/19/2026"));
    await expect(stay).not.toBeInvalid();
  },
};

/** Typed as one writes it: of two figures, the year is one that may be chosen. */
export const Birthday: Story = {
  args: { max: "today", "aria-label": "Date of birth" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "10/4/57{Enter}");
    await expect(onValueChange.mock.lastCall).toEqual(["1957-10-04"]);
    await expect(input).toHaveValue("10/04/1957");
    await userEvent.click(canvas.getByRole("button", { name: "Select dates" }));
    const layer = await dialog();
    await userEvent.click(layer.getByRole("button", { name: /^October 1957,/ }));
    await userEvent.click(layer.getByRole("button", { name: /^1957,/ }));
    // Escape closes the years and leaves the days open.
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(layer.getByRole("grid", { name: "October 1957" })).toBeVisible();
  },
};

/** What a form or a server gave and is no date leaves the field empty, and the days in place. */
export const WrongDates: Story = {
  args: { value: "2026-02-31", min: "foreign", max: "" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Select dates" }));
    const layer = await dialog();
    await userEvent.click(layer.getByRole("button", day("June 12")));
    await expect(onValueChange.mock.calls).toEqual([["2026-06-12"]]);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field label="Departure" hint="Local date of the tour">
        <DatePicker defaultValue="2026-06-18" today="2026-06-10" />
      </Field>
      <Field label="Return" error="Required field" required>
        <DatePicker today="2026-06-10" />
      </Field>
      <Field label="Disabled" disabled>
        <DatePicker defaultValue="2026-06-18" today="2026-06-10" />
      </Field>
    </div>
  ),
};
