import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mountain } from "lucide-react";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Kit/EmptyState",
  component: EmptyState,
  args: {
    icon: <Mountain />,
    title: "The page is empty",
    text: "Begin with the main intro: a big picture and a line about where you lead people.",
    action: <Button>Add the first block</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const Small: Story = {
  args: { size: "s", action: undefined, title: "Nothing found", text: "Try another word" },
};

export const TextOnly: Story = { args: { icon: undefined, action: undefined } };
