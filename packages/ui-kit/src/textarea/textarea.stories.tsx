import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../field/field.tsx";
import { Textarea } from "./textarea.tsx";

const meta = {
  title: "Kit/Textarea",
  component: Textarea,
  args: { "aria-label": "About the tour" },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = Array.from({ length: 9 }, (_, day) => `Day ${day + 1}: to the next pass`).join("\n");

export const Empty: Story = { args: { placeholder: "What the guests will see and do" } };

export const GrowsWithText: Story = {
  args: { minRows: 2, maxRows: 6 },
  play: async ({ canvas, userEvent }) => {
    const textarea = canvas.getByRole("textbox");
    const before = textarea.getBoundingClientRect().height;
    await userEvent.type(textarea, "one{Enter}two{Enter}three{Enter}four");
    const grown = textarea.getBoundingClientRect().height;
    await expect(grown).toBeGreaterThan(before);
    await userEvent.clear(textarea);
    await userEvent.type(textarea, lines);
    await expect(textarea.scrollHeight).toBeGreaterThan(textarea.clientHeight);
  },
};

export const WithCounter: Story = {
  args: { counter: true, maxLength: 160, defaultValue: "Seven days on horseback." },
  play: async ({ canvas, userEvent }) => {
    const textarea = canvas.getByRole("textbox");
    await expect(textarea).toHaveAccessibleDescription("24 of 160 characters");
    await userEvent.type(textarea, "!");
    await expect(textarea).toHaveAccessibleDescription("25 of 160 characters");
  },
};

export const Invalid: Story = {
  render: () => (
    <Field label="Description" error="Minimum 20 characters" required>
      <Textarea defaultValue="Short" />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: lines } };
