import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field.tsx";
import { LocaleProvider, ru } from "../locale/index.ts";
import { NumberInput } from "./number-input.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/NumberInput",
  component: NumberInput,
  args: { "aria-label": "Seats", min: 1, max: 16, defaultValue: 8, onValueChange },
  beforeEach: () => void onValueChange.mockClear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{<Story />}</div>],
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ClampsOnLeavingNotWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "120");
    await expect(input).toHaveValue("120");
    await expect(onValueChange.mock.calls).toEqual([[null], [1], [12]]);
    await userEvent.tab();
    await expect(input).toHaveValue("16");
    await expect(onValueChange.mock.lastCall).toEqual([16]);
  },
};

export const KeyboardSteps: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(input).toHaveAttribute("aria-valuenow", "4");
    await userEvent.keyboard("{PageUp}");
    await expect(input).toHaveValue("14");
    await userEvent.keyboard("{PageUp}");
    await expect(input).toHaveValue("16");
    await userEvent.keyboard("{Home}");
    await expect(input).toHaveValue("1");
    await userEvent.keyboard("{ArrowDown}");
    await expect(input).toHaveValue("1");
  },
};

export const Buttons: Story = {
  args: { defaultValue: 15 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Increase" });
    await userEvent.click(more);
    await expect(onValueChange).toHaveBeenCalledWith(16);
    await expect(more).toBeDisabled();
  },
};

export const DecimalsWithComma: Story = {
  args: { min: 0, max: 1, step: 0.1, defaultValue: 0.1 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(input).toHaveValue("0.3");
    await userEvent.clear(input);
    await userEvent.type(input, "0,25");
    await userEvent.tab();
    await expect(onValueChange.mock.lastCall).toEqual([0.25]);
  },
};

/** A number is written as its language writes it. */
export const RussianComma: Story = {
  args: { min: 0, max: 1000, step: 0.1, defaultValue: 92.5, hideSteps: true, end: "₽" },
  render: (args) => (
    <LocaleProvider locale={ru}>
      <NumberInput {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("spinbutton");
    await expect(input).toHaveValue("92,5");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("92,6");
    await expect(onValueChange.mock.lastCall).toEqual([92.6]);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field label="Prepayment" hint="Per cent of the price">
        <NumberInput min={0} max={100} step={5} defaultValue={20} end="%" />
      </Field>
      <Field label="Days" error="Minimum 1" required>
        <NumberInput min={1} />
      </Field>
      <Field label="Seats" disabled>
        <NumberInput defaultValue={12} />
      </Field>
      <Field label="Years">
        <NumberInput defaultValue={7} hideSteps size="s" />
      </Field>
    </div>
  ),
};

export const ReadOnlyStandsStill: Story = {
  render: () => (
    <Field label="Seats">
      <NumberInput readOnly min={1} max={16} defaultValue={8} onValueChange={onValueChange} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("spinbutton"));
    await userEvent.keyboard("{Home}{End}{ArrowUp}{PageDown}");
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("8");
  },
};

export const HomeIsTheCaretsWithoutBounds: Story = {
  render: () => (
    <NumberInput aria-label="Metres" defaultValue={120} onValueChange={onValueChange} />
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("spinbutton");
    await userEvent.click(input);
    await userEvent.keyboard("{End}{Home}");
    await expect(input.selectionStart).toBe(0);
    await userEvent.keyboard("9");
    await expect(input).toHaveValue("9120");
  },
};
