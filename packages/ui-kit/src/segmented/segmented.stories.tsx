import type { Meta, StoryObj } from "@storybook/react-vite";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Segmented } from "./segmented.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/Segmented",
  component: Segmented,
  args: {
    "aria-label": "Page",
    defaultValue: "main",
    options: [
      { value: "main", label: "Main page" },
      { value: "tour", label: "Tour page" },
      { value: "documents", label: "Documents" },
    ],
    onValueChange,
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsChoose: Story = {
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByLabelText("Tour page")).toBeChecked();
    await expect(onValueChange.mock.calls).toEqual([["tour"]]);
  },
};

const devices = [
  { value: "phone", label: "Phone", icon: <Smartphone />, hideLabel: true },
  { value: "tablet", label: "Tablet", icon: <Tablet />, hideLabel: true },
  { value: "desktop", label: "Desktop", icon: <Monitor />, hideLabel: true },
];

export const Icons: Story = {
  args: { "aria-label": "Width", options: devices, defaultValue: "desktop", size: "s" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Tablet" })).not.toBeChecked();
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Segmented {...args} />
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
