import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Kit/Checkbox",
  component: Checkbox,
  args: { children: "Show the privacy policy" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const onCheckedChange = fn();

export const TogglesByMouseAndSpace: Story = {
  args: { onCheckedChange },
  play: async ({ canvas, userEvent }) => {
    onCheckedChange.mockClear();
    const box = canvas.getByRole("checkbox", { name: "Show the privacy policy" });
    await userEvent.click(canvas.getByText("Show the privacy policy"));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      <Checkbox>Not chosen</Checkbox>
      <Checkbox defaultChecked>Chosen</Checkbox>
      <Checkbox indeterminate>Some of the dates</Checkbox>
      <Checkbox defaultChecked description="Search engines will not list the page">
        Hide from search
      </Checkbox>
      <Checkbox aria-invalid>Has to be accepted</Checkbox>
      <Checkbox disabled>Not now</Checkbox>
      <Checkbox disabled defaultChecked>
        Always
      </Checkbox>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Some of the dates")).toBePartiallyChecked();
  },
};
