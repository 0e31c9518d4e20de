import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Field } from "../field/field.tsx";
import { MaskedInput } from "./masked-input.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/MaskedInput",
  component: MaskedInput,
  args: { "aria-label": "Phone", mask: "+7 (###) ###-##-##", type: "tel", onValueChange },
  beforeEach: () => void onValueChange.mockClear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{<Story />}</div>],
} satisfies Meta<typeof MaskedInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(input).toHaveAttribute("placeholder", "+7 (___) ___-__-__");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.type(input, "9a99");
    await expect(input).toHaveValue("+7 (999");
    await expect(onValueChange.mock.calls).toEqual([
      ["+7 (9", { raw: "9", complete: false }],
      ["+7 (99", { raw: "99", complete: false }],
      ["+7 (999", { raw: "999", complete: false }],
    ]);
    await userEvent.type(input, "1234567");
    await expect(onValueChange.mock.lastCall).toEqual([
      "+7 (999) 123-45-67",
      { raw: "9991234567", complete: true },
    ]);
    await userEvent.type(input, "8");
    await expect(input).toHaveValue("+7 (999) 123-45-67");
  },
};

export const TheCaretNeverJumps: Story = {
  args: { defaultValue: "9991234567" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(input).toHaveValue("+7 (999) 123-45-67");
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard("5");
    await expect(input).toHaveValue("+7 (959) 912-34-56");
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard("x");
    await expect(input).toHaveValue("+7 (959) 912-34-56");
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("+7 (999) 123-45-6");
    await expect(input.selectionStart).toBe(5);
    input.setSelectionRange(9, 9);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("+7 (991) 234-56");
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard("{Delete}");
    await expect(input).toHaveValue("+7 (992) 345-6");
    await expect(input.selectionStart).toBe(6);
  },
};

export const PasteOverASelection: Story = {
  args: { defaultValue: "1112223344" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    input.setSelectionRange(0, input.value.length);
    await userEvent.paste("+7 999 123 45 67");
    await expect(input).toHaveValue("+7 (999) 123-45-67");
  },
};

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Guest">
      <Field label="Passport" hint="Series and number" required>
        <MaskedInput {...args} aria-label={undefined} name="passport" mask="## ## ######" />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole("textbox"), "4510123456");
    await expect(new FormData(form).get("passport")).toBe("45 10 123456");
    form.reset();
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue(""));
  },
};

export const Letters: Story = {
  args: { "aria-label": "Plate", mask: "A ### AA ##", type: "text", defaultValue: "а123вс04" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("а 123 вс 04");
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field label="Телефон" error="Неверный номер телефона">
        <MaskedInput {...args} aria-label={undefined} defaultValue="999" />
      </Field>
      <MaskedInput {...args} disabled defaultValue="9991234567" />
    </div>
  ),
};
