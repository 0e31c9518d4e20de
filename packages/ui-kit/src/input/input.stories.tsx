import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field.tsx";
import { Input } from "./input.tsx";

const meta = {
  title: "Kit/Input",
  component: Input,
  args: { "aria-label": "Site name", placeholder: "Altai by horse" },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: "grid", gap: 16, maxInlineSize: 380 } as const;

export const Sizes: Story = {
  render: (args) => (
    <div style={column}>
      <Input {...args} size="s" />
      <Input {...args} size="m" />
      <Input {...args} size="l" />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div style={column}>
      <Field label="Filled">
        <Input defaultValue="Горный Алтай верхом" />
      </Field>
      <Field label="Invalid" error="Please enter a valid e-mail">
        <Input type="email" defaultValue="altai@" />
      </Field>
      <Field label="Disabled" disabled>
        <Input defaultValue="altai.tour" />
      </Field>
      <Field label="Read only">
        <Input defaultValue="altai.tour" readOnly />
      </Field>
    </div>
  ),
};

export const Sides: Story = {
  render: () => (
    <div style={column}>
      <Field label="Domain">
        <Input start={<Globe />} end=".tour.example" defaultValue="altai" />
      </Field>
      <Field label="Prepayment">
        <Input inputMode="numeric" end="%" defaultValue="20" />
      </Field>
    </div>
  ),
};

const onValueChange = fn();

export const Typing: Story = {
  args: { onValueChange },
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    await userEvent.type(canvas.getByRole("textbox"), "Кам");
    await expect(onValueChange.mock.calls).toEqual([["К"], ["Ка"], ["Кам"]]);
  },
};

export const InAForm: Story = {
  render: () => (
    <form aria-label="Site">
      <Field label="Site name" required>
        <Input name="site_name" defaultValue="Altai" />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const input = canvas.getByRole("textbox");
    await userEvent.clear(input);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(input, "Karelia");
    await expect(new FormData(form).get("site_name")).toBe("Karelia");
    form.reset();
    await expect(input).toHaveValue("Altai");
  },
};
