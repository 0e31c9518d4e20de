import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe, Palette } from "lucide-react";
import { expect } from "storybook/test";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const meta = {
  title: "Kit/Tabs",
  component: Tabs,
  args: {
    defaultValue: "content",
    children: (
      <>
        <TabList aria-label="Settings">
          <Tab value="content">Content</Tab>
          <Tab value="design" icon={<Palette />}>
            Design
          </Tab>
          <Tab value="payments" disabled>
            Payments
          </Tab>
          <Tab value="domain" icon={<Globe />}>
            Domain
          </Tab>
        </TabList>
        <TabPanel value="content">Blocks of the page, in order.</TabPanel>
        <TabPanel value="design">Colours, type and corners.</TabPanel>
        <TabPanel value="payments">How guests pay.</TabPanel>
        <TabPanel value="domain">Where the site is found.</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Content" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel", { name: "Design" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Domain" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Content");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const Manual: Story = {
  args: { activation: "manual" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Design" })).toHaveFocus();
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Content");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tabpanel", { name: "Design" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tabpanel", { name: "Design" })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("tabpanel", { name: "Domain" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Design");
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Tabs {...args} />
    </div>
  ),
};
