import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Kit/Skeleton",
  component: Skeleton,
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{<Story />}</div>],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { lines: 3, announce: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading...");
  },
};

export const Card: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <div style={{ aspectRatio: "3 / 2" }}>
        <Skeleton shape="block" />
      </div>
      <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
        <Skeleton shape="circle" style={{ flex: "none" }} />
        <Skeleton lines={2} />
      </div>
    </div>
  ),
};
