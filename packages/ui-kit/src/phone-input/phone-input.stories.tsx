import type { SyntheticEvent } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { LocaleProvider, ru } from "../locale/index.ts";
import { PhoneInput } from "./phone-input.tsx";

const onValueChange = fn();
const onSubmit = fn((event: SyntheticEvent) => event.preventDefault());

const meta = {
  title: "Kit/PhoneInput",
  component: PhoneInput,
  args: { "aria-label": "Phone", onValueChange },
  beforeEach: () => void onValueChange.mockClear(),
  decorators: [(Story) => <div style={{ minBlockSize: 420, maxInlineSize: 360 }}>{<Story />}</div>],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const MaskAsOneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "8a9b9c91234567");
    await waitFor(() => expect(input).toHaveValue("8 (999) 123-45-67"));
    await waitFor(() =>
      expect(onValueChange.mock.lastCall).toEqual([
        "+79991234567",
        { country: "RU", isValid: true },
      ]),
    );
    await userEvent.clear(input);
    await userEvent.type(input, "+8");
    await expect(input).toHaveValue("8");
  },
};

export const CaretStays: Story = {
  args: { defaultValue: "+79991234567" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await waitFor(() => expect(input).toHaveValue("+7 999 123 45 67"));
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("+7 991 234 56 7");
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard("0");
    await expect(input).toHaveValue("+7 990 123 45 67".replace("990 123", "909 123"));
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard("x");
    await expect(input.selectionStart).toBe(5);
    input.setSelectionRange(7, 7);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("+7 901 234 56 7");
  },
};

export const Paste: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("Тел.: +7 (999) 123‑45‑67 доб. 12");
    await waitFor(() => expect(input).toHaveValue("+7 999 123 45 67"));
  },
};

export const AsRussiansWriteIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    for (const typed of ["8 916 123-45-67", "9161234567", "+7 (916) 123-45-67"]) {
      for (const put of [userEvent.type, (_: HTMLElement, text: string) => userEvent.paste(text)]) {
        await userEvent.clear(input);
        await userEvent.click(input);
        await put(input, typed);
        await waitFor(() =>
          expect(onValueChange.mock.lastCall).toEqual([
            "+79161234567",
            { country: "RU", isValid: true },
          ]),
        );
      }
    }
  },
};

export const PlusEightOfAnotherCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "+8491234567");
    await waitFor(() => expect(input).toHaveValue("8 (491) 234-56-7"));
    await userEvent.type(input, "8");
    await expect(input).toHaveValue("+84 912 345 678");
    await expect(canvas.getByText("This number belongs to Vietnam.")).toBeVisible();
    await expect(onValueChange.mock.lastCall).toEqual([
      "+84912345678",
      { country: "RU", isValid: false },
    ]);
    await userEvent.clear(input);
    await userEvent.type(input, "+86131");
    await expect(input).toHaveValue("+86 131");
    await expect(canvas.getByText("This number belongs to China.")).toBeVisible();
  },
};

export const Mismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "+375294911911");
    await waitFor(() => expect(canvas.getByText("This number belongs to Belarus.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await expect(canvas.queryByText("This number belongs to Belarus.")).toBeNull();
    await expect(canvas.getByRole("combobox", { name: "Country: Belarus" })).toBeVisible();
    await expect(onValueChange.mock.lastCall).toEqual([
      "+375294911911",
      { country: "BY", isValid: true },
    ]);
    await expect(input).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "+7999");
    await expect(canvas.queryByText("Incorrect phone number")).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Incorrect phone number")).toBeVisible());
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Incorrect phone number");
  },
};

export const RussianShort: Story = {
  decorators: [(Story) => <LocaleProvider locale={ru}>{<Story />}</LocaleProvider>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "+7999");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Неверный номер телефона")).toBeVisible());
  },
};

export const RussianExtended: Story = {
  args: { message: "extended" },
  decorators: [(Story) => <LocaleProvider locale={ru}>{<Story />}</LocaleProvider>],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "+7999");
    await userEvent.tab();
    const text = "Некорректный номер. Укажите номер в международном формате.";
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, "+77011234567");
    await expect(canvas.getByText("Это номер страны Казахстан.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Подтвердить" })).toBeVisible();
  },
};

export const Countries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(5));
    const texts = screen.getAllByRole("option").map((option) => option.textContent);
    await expect(texts.slice(0, 3).join()).toMatch(/Russia\+7,.*Belarus\+375,.*Kazakhstan\+7/);
    const dialog = screen.getByRole("dialog");
    await expect(dialog.offsetWidth).toBeGreaterThanOrEqual(280);
    const search = within(dialog).getByRole("combobox", { name: "Search" });
    await userEvent.type(search, "+995");
    await expect(screen.getByRole("option")).toHaveTextContent("Georgia");
    await userEvent.clear(search);
    await userEvent.type(search, "de");
    await expect(screen.getAllByRole("option")[0]).toHaveTextContent("Germany");
    await userEvent.clear(search);
    await userEvent.type(search, "cote d'ivoire");
    await expect(screen.getByRole("option")).toHaveTextContent("Côte d’Ivoire");
    await userEvent.clear(search);
    await userEvent.type(search, "zzz");
    await expect(screen.getByText("Nothing found based on your search")).toBeVisible();
    await expect(screen.getByText("Try searching by code")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "armen{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveValue("+374");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const OpenList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(5));
  },
};

export const GivenNumberBringsItsCountry: Story = {
  args: { defaultValue: "+375294911911" },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Country: Belarus" })).toBeVisible(),
    );
  },
};

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Booking">
      <PhoneInput {...args} name="phone" defaultValue="+79991234567" />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("phone");
    const input = canvas.getByRole("textbox");
    await expect(data()).toBe("+79991234567");
    await userEvent.clear(input);
    await expect(data()).toBe("");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(data()).toBe("+79991234567"));
    await waitFor(() => expect(input).toHaveValue("+7 999 123 45 67"));
  },
};

export const AFormOfTheBrowsersRefusesAWrongNumber: Story = {
  render: (args) => (
    <form aria-label="Booking" onSubmit={onSubmit}>
      <PhoneInput {...args} name="phone" />
      <Button type="submit">Book</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    const send = canvas.getByRole("button", { name: "Book" });
    await userEvent.type(input, "+7999");
    await waitFor(() => expect(input.validationMessage).toBe("Incorrect phone number"));
    await userEvent.click(send);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("Incorrect phone number")).toBeVisible());
    await userEvent.type(input, "1234567");
    await expect(input.validationMessage).toBe("");
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.clear(input);
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field label="Phone" hint="For the guide only" required>
        <PhoneInput size="l" />
      </Field>
      <Field label="Second phone" error="Required field">
        <PhoneInput size="s" />
      </Field>
      <Field label="Old phone" disabled>
        <PhoneInput defaultValue="+79991234567" />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { defaultValue: "+79991234567" },
  decorators: [(Story) => <div dir="rtl">{<Story />}</div>],
};
