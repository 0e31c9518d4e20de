import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./spinner.tsx";

const meta = { title: "Kit/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsHighAsText: Story = {
  render: (args) => (
    <p>
      <Spinner {...args} /> Saving the page
    </p>
  ),
};

export const Large: Story = { args: { size: 48 } };

export const OwnLabel: Story = { args: { size: 24, label: "Publishing the site" } };
