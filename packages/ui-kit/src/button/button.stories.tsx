import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Pencil, Plus, Trash2 as Trash } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Kit/Button",
  component: Button,
  args: { children: "Book the tour" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" } as const;

export const Variants: Story = {
  render: () => (
    <div style={row}>
      <Button>Publish</Button>
      <Button variant="secondary">Preview</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Remove the block</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="s">Small</Button>
      <Button size="m">Medium</Button>
      <Button size="l">Large</Button>
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <div style={row}>
      <Button iconStart={<Plus />}>Add a block</Button>
      <Button variant="secondary" iconEnd={<ArrowRight />}>
        All tours
      </Button>
      <IconButton label="Edit" variant="secondary">
        <Pencil />
      </IconButton>
      <IconButton label="Remove">
        <Trash />
      </IconButton>
      <IconButton label="Add" size="s" variant="primary">
        <Plus />
      </IconButton>
    </div>
  ),
};

const onClick = fn();

export const IsAButton: Story = {
  args: { onClick },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    const button = canvas.getByRole("button", { name: "Book the tour" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const IsAnAnchor: Story = {
  args: { href: "#dates" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#dates");
  },
};

export const Loading: Story = {
  args: { loading: true, onClick },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    const button = canvas.getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: () => (
    <div style={row}>
      <Button disabled>Publish</Button>
      <Button variant="secondary" disabled>
        Preview
      </Button>
      <Button href="#dates" disabled>
        A link that leads nowhere
      </Button>
    </div>
  ),
};

export const FullWidth: Story = {
  args: { fullWidth: true, size: "l", children: "Забронировать" },
};

export const LongRussianText: Story = {
  args: { children: "Высокопревосходительствующий достопримечательностями путеводитель" },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Button {...args} iconStart={<Plus />} />
    </div>
  ),
};
