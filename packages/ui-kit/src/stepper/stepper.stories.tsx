import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stepper, type StepperProps } from "./stepper.tsx";

const steps = [
  { title: "Dates and seats", description: "12 to 19 July, two seats" },
  { title: "Contacts" },
  { title: "Tourists" },
  { title: "Payment" },
];

const meta = {
  title: "Kit/Stepper",
  component: Stepper,
  args: { "aria-label": "Booking", steps, value: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole("list", { name: "Booking" })).getAllByRole("listitem");
    await expect(items[0]).toHaveTextContent(/^Step 1 of 4: Dates and seats \(Completed\)/);
    await expect(items[1]?.querySelector('[aria-current="step"]')).toHaveTextContent(
      "Step 2 of 4: Contacts",
    );
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

function Walking(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onValueChange={setValue} />;
}

export const GoingBack: Story = {
  args: { value: 2, reached: 2 },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: /Payment/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Dates and seats/ }));
    await expect(canvas.getByRole("button", { current: "step" })).toHaveTextContent("Step 1 of 4");
    await userEvent.click(canvas.getByRole("button", { name: /Tourists/ }));
    await expect(canvas.getByRole("button", { current: "step" })).toHaveTextContent("Step 3 of 4");
  },
};

export const Failed: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, failed: index === 1 })), value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[1]).toHaveTextContent(
      "Step 2 of 4: Contacts (Needs attention)",
    );
  },
};

export const Upright: Story = { args: { orientation: "vertical", value: 4 } };

export const OnAPhone: Story = {
  args: {
    steps: [
      { title: "Даты и места", description: "12–19 июля, два места" },
      { title: "Контактные данные путешественников" },
      { title: "Оплата" },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(second!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first!.getBoundingClientRect().bottom,
    );
    await expect(canvas.getByRole("list").scrollWidth).toBeLessThanOrEqual(288);
  },
};
