import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Kit/Switch",
  component: Switch,
  args: { children: "Show in search engines" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

const onCheckedChange = fn();

export const Toggles: Story = {
  args: { onCheckedChange },
  play: async ({ canvas, userEvent }) => {
    onCheckedChange.mockClear();
    const control = canvas.getByRole("switch", { name: "Show in search engines" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 14, maxInlineSize: 360, justifyItems: "start" }}>
      <Switch>Off</Switch>
      <Switch defaultChecked>On</Switch>
      <Switch disabled>Off for good</Switch>
      <Switch disabled defaultChecked>
        On for good
      </Switch>
    </div>
  ),
};

export const AtTheEnd: Story = {
  args: {
    side: "end",
    defaultChecked: true,
    description: "The block stays in the draft but guests don't see it",
    children: "Hide the block",
  },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <Switch {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { defaultChecked: true },
  render: (args) => (
    <div dir="rtl">
      <Switch {...args} />
    </div>
  ),
};
