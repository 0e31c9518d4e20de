import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { LocaleProvider, ru } from "../locale/index.ts";
import { DatePicker } from "./date-picker.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/DatePicker on phones",
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
const phone = { viewport: { value: "phone", isRotated: false } };

function pretendAndroid() {
  const value = "Mozilla/5.0 (Linux; Android 15; Pixel 9)";
  Object.defineProperty(navigator, "userAgent", { value, configurable: true });
  return () => void Reflect.deleteProperty(navigator, "userAgent");
}

export const Sheet: Story = {
  args: { mode: "range", defaultValue: { from: "2026-06-12", to: "2026-06-19" } },
  globals: phone,
  render: (args) => (
    <LocaleProvider locale={ru}>
      <DatePicker {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole("textbox"));
    const sheet = async () => within(await screen.findByRole("dialog", { name: "Выберите даты" }));
    const press = async (text: string) =>
      userEvent.click((await sheet()).getByText(text, { selector: "[data-date]" }));
    await open();
    await press("22");
    await expect((await sheet()).getByRole("button", { name: "Применить" })).toBeDisabled();
    await press("25");
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click((await sheet()).getByRole("button", { name: "Назад" }));
    await isGone();
    await expect(onValueChange).not.toHaveBeenCalled();
    await open();
    await press("22");
    await press("25");
    await userEvent.click((await sheet()).getByRole("button", { name: "Применить" }));
    await isGone();
    await expect(onValueChange.mock.calls).toEqual([[{ from: "2026-06-22", to: "2026-06-25" }]]);
  },
};

const sheetText = async () => (await dialog()).getByRole("textbox", { name: "Departure" });

export const SheetTyped: Story = {
  args: { defaultValue: "2026-06-18", min: "today" },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const outer = canvas.getByRole("textbox");
    await userEvent.click(outer);
    const field = await sheetText();
    await expect(field).toHaveValue("06/18/2026");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await userEvent.clear(field);
    // A phone's figures have no slashes among them.
    await userEvent.type(field, "06092026");
    await expect(field).toBeInvalid();
    const sheet = await dialog();
    await expect(sheet.getByRole("button", { name: "Apply" })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, "08202026");
    await expect(sheet.getByRole("grid", { name: "August 2026" })).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await isGone();
    await expect(onValueChange.mock.calls).toEqual([["2026-08-20"]]);
    await expect(outer).toHaveValue("08/20/2026");
  },
};

export const SheetHasKeys: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    // A narrow or enlarged window on a computer: there is a keyboard all the same.
    await userEvent.tab();
    await userEvent.keyboard("7/4/2026{Enter}");
    await expect(onValueChange.mock.calls).toEqual([["2026-07-04"]]);
    await expect(canvas.getByRole("textbox")).toHaveValue("07/04/2026");
  },
};

export const SheetOpen: Story = {
  globals: phone,
  args: { mode: "range", defaultValue: { from: "2026-06-12", to: "2026-06-19" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    const sheet = await dialog();
    await expect(sheet.getByRole("button", { name: "Apply" })).toBeEnabled();
  },
};

/** A year of birth is three presses away on a phone too. */
export const Birthday: Story = {
  globals: phone,
  args: { max: "today", "aria-label": "Дата рождения" },
  render: (args) => (
    <LocaleProvider locale={ru}>
      <DatePicker {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    const sheet = within(await screen.findByRole("dialog", { name: "Выберите даты" }));
    const press = (name: string) => userEvent.click(sheet.getByRole("button", { name }));
    await press("Июнь 2026, выбрать другой месяц");
    await press("2026, выбрать другой год");
    await press("1957");
    await press("Октябрь");
    await press("пятница, 4 октября 1957 г.");
    await press("Применить");
    await isGone();
    await expect(onValueChange.mock.calls).toEqual([["1957-10-04"]]);
    await expect(canvas.getByRole("textbox")).toHaveValue("04.10.1957");
  },
};

export const BirthdayYears: Story = {
  globals: phone,
  args: { max: "today", defaultValue: "1987-03-14", "aria-label": "Date of birth" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole("button", { name: /^March 1987,/ }));
    await userEvent.click(sheet.getByRole("button", { name: /^1987,/ }));
    await waitFor(() => expect(sheet.getByRole("button", { name: "1987" })).toHaveFocus());
    // Escape goes back a step and leaves the sheet open.
    await userEvent.keyboard("{Escape}");
    await expect(sheet.getByRole("grid", { name: "Months" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(sheet.getByRole("grid", { name: "March 1987" })).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: /^March 1987,/ }));
    await userEvent.click(sheet.getByRole("button", { name: /^1987,/ }));
  },
};

export const AndroidMonths: Story = {
  globals: phone,
  beforeEach: pretendAndroid,
  args: { min: "today" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    const sheet = await dialog();
    await expect(sheet.getByRole("button", { name: "May" })).toBeDisabled();
    await expect(sheet.getByRole("button", { name: "June" })).toBeEnabled();
    const previous = sheet.getByRole("button", { name: "Previous year" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
  },
};

export const AndroidMonthsInBounds: Story = {
  globals: phone,
  beforeEach: pretendAndroid,
  // All of the bounds lie in a year to come.
  args: { min: "2027-03-10", max: "2027-05-20" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    const sheet = await dialog();
    await expect(sheet.getByText("2027")).toBeVisible();
    const months = sheet.getAllByRole<HTMLButtonElement>("button", { name: /^[A-Z][a-z]+$/ });
    const open = months.filter((button) => !button.disabled && button.closest("[role=grid]"));
    await expect(open.map((button) => button.textContent)).toEqual(["March", "April", "May"]);
    for (const name of ["Previous year", "Next year"]) {
      await userEvent.click(sheet.getByRole("button", { name }));
      await expect(sheet.getByText("2027")).toBeVisible();
    }
    await userEvent.click(sheet.getByRole("button", { name: "March" }));
    await expect(sheet.getByRole("button", { name: /March 9, 2027/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const AndroidMonthFirst: Story = {
  globals: phone,
  beforeEach: pretendAndroid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    const sheet = await dialog();
    await expect(sheet.queryByRole("grid", { name: /2026/ })).toBeNull();
    await userEvent.click(sheet.getByRole("button", { name: "August" }));
    await expect(sheet.getByRole("grid", { name: "August 2026" })).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "Go back" }));
    await userEvent.click(await sheet.findByRole("button", { name: "July" }));
    await userEvent.click(sheet.getByRole("button", day("July 9")));
    await userEvent.click(sheet.getByRole("button", { name: "Apply" }));
    await isGone();
    await expect(onValueChange.mock.calls).toEqual([["2026-07-09"]]);
  },
};
