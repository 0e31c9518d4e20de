import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field.tsx";
import { Slider, type SliderProps } from "./slider.tsx";

const onValueChange = fn();

const meta: Meta<SliderProps> = {
  title: "Kit/Slider",
  component: Slider,
  args: { "aria-label": "Corner radius", defaultValue: 40, onValueChange },
  decorators: [(Story) => <div style={{ maxInlineSize: 380, padding: 24 }}>{<Story />}</div>],
};

export default meta;
type Story = StoryObj<SliderProps>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    const slider = canvas.getByRole("slider", { name: "Corner radius" });
    await expect(slider).toHaveAttribute("max", "100");
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onValueChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard("{Home}");
    await expect(onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard("{End}");
    await expect(onValueChange).toHaveBeenLastCalledWith(100);
  },
};

const onRangeChange = fn();

export const Range: Story = {
  render: () => (
    <Slider<readonly [number, number]>
      aria-label="Days"
      thumbLabels={["From", "To"]}
      min={1}
      max={21}
      defaultValue={[5, 12]}
      onValueChange={onRangeChange}
      showValue
      ticks={[{ value: 1 }, { value: 7 }, { value: 14 }, { value: 21 }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("slider", { name: "To" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onRangeChange).toHaveBeenLastCalledWith([5, 13]);
  },
};

export const InAField: Story = {
  render: () => (
    <Field label="Radius" hint="Corners of buttons">
      <Slider max={32} defaultValue={12} showValue />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAccessibleName("Radius");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Slider {...args} />
    </div>
  ),
};
