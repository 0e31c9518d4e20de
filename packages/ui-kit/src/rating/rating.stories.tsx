import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field.tsx";
import { LocaleProvider, ru } from "../locale/index.ts";
import { RatingInput } from "./rating-input.tsx";
import { Rating } from "./rating.tsx";

const meta = {
  title: "Kit/Rating",
  component: Rating,
  args: { value: 4.7 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  args: { size: 24, showValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName("4.7 of 5");
  },
};

export const Steps: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {[0, 1, 2.3, 3.5, 4.9, 5].map((value) => (
        <Rating key={value} value={value} showValue />
      ))}
    </div>
  ),
};

export const Russian: Story = {
  render: (args) => (
    <LocaleProvider locale={ru}>
      <Rating {...args} showValue />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName("4,7 из 5");
  },
};

const onValueChange = fn();

export const ToGive: Story = {
  render: () => (
    <Field label="How was the tour?" required>
      <RatingInput name="rating" onValueChange={onValueChange} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    const names = canvas.getAllByRole("radio").map((radio) => radio.parentElement?.textContent);
    await expect(names).toEqual(["Terrible", "Poor", "Fair", "Good", "Excellent"]);
    await userEvent.click(canvas.getByRole("radio", { name: "Good" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(onValueChange.mock.calls).toEqual([[4], [5]]);
  },
};
