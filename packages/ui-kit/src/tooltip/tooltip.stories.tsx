import type { Meta, StoryObj } from "@storybook/react-vite";
import { Undo2 as Undo } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Kit/Tooltip",
  component: Tooltip,
  args: {
    content: "Undo the last change, Ctrl+Z",
    children: (
      <IconButton label="Undo" title={undefined} variant="secondary">
        <Undo />
      </IconButton>
    ),
  },
  decorators: [(Story) => <div style={{ padding: 64 }}>{<Story />}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/Ctrl\+Z/);
  },
};

export const OnHoverAndEscape: Story = {
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await userEvent.hover(screen.getByRole("tooltip"));
    await new Promise((resolve) => setTimeout(resolve, 250));
    await expect(screen.getByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    content: "Опубликованная версия старше черновика: гости увидят изменения после публикации.",
    placement: "bottom-start",
    children: <Button variant="secondary">Черновик</Button>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
