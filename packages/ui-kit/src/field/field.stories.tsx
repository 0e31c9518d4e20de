import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Input } from "../input/input.tsx";
import { FieldCounter } from "./field-counter.tsx";
import { Field } from "./field.tsx";

const meta = {
  title: "Kit/Field",
  component: Field,
  args: { label: "Site name", children: <Input /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Site name")).toBeVisible();
  },
};

export const AControlsOwnId: Story = {
  args: { children: <Input id="site-name" /> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Site name");
    await expect(input).toHaveAttribute("id", "site-name");
    await userEvent.click(canvas.getByText("Site name"));
    await expect(input).toHaveFocus();
  },
};

export const WithHint: Story = {
  args: { hint: "Seen in the browser's tab and in search results" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/browser's tab/);
  },
};

export const Required: Story = {
  args: { required: true, labelEnd: "0 / 60" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeRequired();
  },
};

export const WithError: Story = {
  args: { error: "Required field", hint: "Up to 60 characters", required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Required field Up to 60 characters");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Site name" })).toBeVisible();
  },
};

function ErrorWhileTyping() {
  const [value, setValue] = useState("");
  return (
    <Field label="Name" error={value.length > 3 ? "Maximum 3 characters" : undefined}>
      <Input value={value} onValueChange={setValue} />
    </Field>
  );
}

export const ErrorComesAndGoes: Story = {
  render: () => <ErrorWhileTyping />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "abcd");
    await expect(canvas.getByText("Maximum 3 characters")).toBeVisible();
    await userEvent.type(input, "{Backspace}");
    await expect(canvas.queryByText("Maximum 3 characters")).toBeNull();
    await expect(input).toHaveValue("abc");
  },
};

function Counted() {
  const [value, setValue] = useState("Altai, ");
  const error = value.length > 10 ? "Maximum 10 characters" : undefined;
  return (
    <Field label="Badge" error={error} labelEnd={<FieldCounter value={value} max={10} />}>
      <Input value={value} onValueChange={setValue} />
    </Field>
  );
}

export const CountsNearTheLimit: Story = {
  render: () => <Counted />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Badge" });
    await expect(canvas.queryByText("7 / 10")).toBeNull();
    await userEvent.type(input, "s");
    await expect(canvas.getByText("8 / 10")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("No more than 10 characters left");
    await userEvent.type(input, "low");
    await expect(canvas.getByText("11 / 10")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByText("Maximum 10 characters")).toBeVisible();
  },
};
