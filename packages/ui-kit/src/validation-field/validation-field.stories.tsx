import { defineRule, rules, type ValidationMode } from "@tour/validation";
import { useForm, useFormProps } from "@tour/validation/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Input } from "../input/input.tsx";
import { PhoneInput } from "../phone-input/phone-input.tsx";
import { Select } from "../select/select.tsx";
import { phoneNumberRule } from "../phone-input/phone-number.rule.ts";
import { ValidationField } from "./validation-field.tsx";

const onSend = fn();

/** How long the server thinks; a story may hold it. */
let think = () => new Promise<void>((resolve) => setTimeout(resolve, 200));

const free = defineRule({
  name: "free",
  message: "This address is taken",
  debounce: 100,
  test: async (value) => {
    await think();
    return value !== "altai";
  },
});

const regions = ["Altai", "Karelia", "Sayan"].map((text) => ({ value: text, text }));
const initialValues = { region: null as string | null, email: "", phone: "", agreed: false };

function Booking({ mode }: { mode: ValidationMode }) {
  const form = useForm({ initialValues, mode });
  const props = useFormProps(form, (values) => {
    onSend(values);
    if (values.email.startsWith("taken")) {
      throw Object.assign(new Error("400"), { validation: { email: ["Already registered"] } });
    }
  });
  return (
    <form {...props} style={{ display: "grid", gap: 20, maxInlineSize: 360 }}>
      <ValidationField form={form} name="region" label="Region" rules="required">
        {(control) => <Select {...control} items={regions} />}
      </ValidationField>
      <ValidationField form={form} name="email" label="E-mail" rules="required|email">
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField
        form={form}
        name="phone"
        label="Phone"
        rules={[phoneNumberRule]}
        hint="If you have one"
      >
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField form={form} name="agreed" label="Terms" hideLabel rules="required">
        {({ value, onValueChange, name }) => (
          <Checkbox name={name} checked={value} onCheckedChange={onValueChange}>
            I have read the terms
          </Checkbox>
        )}
      </ValidationField>
      <Button type="submit">Book</Button>
      <Button type="reset" variant="secondary">
        Clear
      </Button>
    </form>
  );
}

function FreeAddress() {
  const form = useForm({ initialValues: { slug: "" }, mode: "aggressive" });
  return (
    <div style={{ maxInlineSize: 360 }}>
      <ValidationField form={form} name="slug" label="Address" rules={[...rules("min:3"), free]}>
        {(control) => <Input {...control} end=".tour.example" />}
      </ValidationField>
    </div>
  );
}

const meta = {
  title: "Kit/ValidationField",
  component: Booking,
  args: { mode: "eager" },
  argTypes: { mode: { control: "radio", options: ["eager", "aggressive", "passive"] } },
  beforeEach: () => void onSend.mockClear(),
} satisfies Meta<typeof Booking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/E-mail/)).toBeRequired();
    await expect(canvas.getByLabelText(/Phone/)).not.toBeRequired();
  },
};

export const FirstErrorTakesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await waitFor(() => expect(canvas.getAllByText("Required field")).toHaveLength(3));
    await expect(canvas.getByRole("combobox", { name: /Region/ })).toHaveFocus();
    await expect(canvas.getByLabelText(/E-mail/)).toBeInvalid();
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const EagerJudgesOnLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(/E-mail/);
    await userEvent.type(email, "anna");
    await expect(canvas.queryByText("Please enter a valid e-mail")).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription("Please enter a valid e-mail"));
    await userEvent.type(email, "@example.com");
    await waitFor(() => expect(email).toBeValid());
  },
};

export const APhoneNumberIsOneOfSomeCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText(/Phone/);
    await userEvent.type(phone, "8999");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Incorrect phone number")).toBeVisible());
    await userEvent.type(phone, "1234567");
    await waitFor(() => expect(canvas.queryByText("Incorrect phone number")).toBeNull());
  },
};

export const AggressiveJudgesEveryInput: Story = {
  args: { mode: "aggressive" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/E-mail/), "a");
    await expect(canvas.getByText("Please enter a valid e-mail")).toBeVisible();
  },
};

export const PassiveJudgesOnSubmitOnly: Story = {
  args: { mode: "passive" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/E-mail/), "a");
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvas.queryByText("Please enter a valid e-mail")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await waitFor(() => expect(canvas.getByText("Please enter a valid e-mail")).toBeVisible());
  },
};

export const AnOpenListIsNotLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("combobox", { name: /Region/ });
    await userEvent.click(region);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvas.queryByText("Required field")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Required field")).toBeVisible());
  },
};

export const ServerHasTheLastWord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /Region/ }));
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.type(canvas.getByLabelText(/E-mail/), "taken@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await waitFor(() => expect(canvas.getByText("Already registered")).toBeVisible());
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(/E-mail/)).toHaveFocus();
  },
};

export const ResetBeginsAnew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/E-mail/), "anna");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await waitFor(() => expect(canvas.getByText("Please enter a valid e-mail")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(canvas.queryByText("Please enter a valid e-mail")).toBeNull());
    await expect(canvas.getByLabelText(/E-mail/)).toHaveValue("");
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const AsksWhileOneTypes: Story = {
  render: () => <FreeAddress />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole("textbox");
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    think = () => held;
    await userEvent.type(address, "altai");
    await waitFor(() => expect(canvas.getByRole("img", { name: /Loading/ })).toBeVisible());
    answer();
    await waitFor(() => expect(canvas.getByText("This address is taken")).toBeVisible());
    await userEvent.type(address, "-tours");
    await waitFor(() => expect(address).toBeValid());
  },
};
