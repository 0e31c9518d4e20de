import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { Field } from "../field/field.tsx";
import { ColorInput } from "./color-input.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/ColorInput",
  component: ColorInput,
  args: { "aria-label": "Accent", defaultValue: "#1f6f54", onValueChange },
  beforeEach: () => void onValueChange.mockClear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{<Story />}</div>],
} satisfies Meta<typeof ColorInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox", { name: "Accent" });
    await userEvent.clear(code);
    await userEvent.type(code, "FA0");
    await expect(onValueChange.mock.calls).toEqual([[null]]);
    await userEvent.tab();
    await expect(onValueChange.mock.lastCall).toEqual(["#ffaa00"]);
    await expect(code).toHaveValue("#ffaa00");
  },
};

export const BrokenCodeIsGivenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox");
    await userEvent.type(code, "{Backspace}z");
    await expect(code).toBeInvalid();
    await userEvent.tab();
    await expect(code).toHaveValue("#1f6f54");
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const SystemPicker: Story = {
  play: async ({ canvas }) => {
    fireEvent.input(canvas.getByLabelText("Open: Accent"), {
      target: { value: "#123456" },
    });
    await expect(onValueChange).toHaveBeenCalledWith("#123456");
    await expect(canvas.getByRole("textbox")).toHaveValue("#123456");
  },
};

export const Presets: Story = {
  args: { presets: ["#1f6f54", "#e4572e", "#1b6ca8", "#b5541c", "#f2e205", "#6d3df0"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "#e4572e" }));
    await expect(onValueChange).toHaveBeenCalledWith("#e4572e");
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName("#e4572e");
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field label="Text colour" hint="Empty takes the preset's own">
        <ColorInput />
      </Field>
      <Field label="Button text" error="1.9 to 1 on this accent">
        <ColorInput defaultValue="#ffffff" />
      </Field>
      <Field label="Heading" disabled>
        <ColorInput defaultValue="#0b1f3a" />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pickers = [...canvasElement.querySelectorAll('[type="color"]')];
    for (const name of ["Text colour", "Button text", "Heading"]) {
      await expect(pickers.shift()).toHaveAccessibleName(`Open ${name}`);
    }
  },
};

export const FromRightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { defaultValue: "#1f6f54" },
  play: async ({ canvas }) => {
    const code = canvas.getByRole("textbox");
    await expect(getComputedStyle(code).direction).toBe("ltr");
    await expect(getComputedStyle(code).textAlign).toBe("right");
  },
};
