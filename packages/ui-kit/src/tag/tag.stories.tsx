import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Tag } from "./tag.tsx";

const meta = {
  title: "Kit/Tag",
  component: Tag,
  args: { children: "Altai" },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" } as const;

export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Tag>Draft</Tag>
      <Tag tone="accent">New</Tag>
      <Tag tone="success" icon={<Check />}>
        Published
      </Tag>
      <Tag tone="warning">3 seats left</Tag>
      <Tag tone="danger">Sold out</Tag>
      <Tag size="s">7 days</Tag>
      <Tag size="s" tone="accent">
        Hit
      </Tag>
    </div>
  ),
};

const onRemove = fn();

export const Removable: Story = {
  args: { onRemove },
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Altai" }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 160 }}>
      <Tag onRemove={() => {}}>Достопримечательностеобозревательный маршрут</Tag>
    </div>
  ),
};
