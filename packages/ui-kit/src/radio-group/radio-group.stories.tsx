import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Field } from "../field/field.tsx";
import { Radio, RadioGroup } from "./radio-group.tsx";

const onValueChange = fn();

const meta = {
  title: "Kit/RadioGroup",
  component: RadioGroup,
  args: {
    "aria-label": "Page",
    onValueChange,
    children: (
      <>
        <Radio value="main">Main page</Radio>
        <Radio value="tour" description="One layout serves all tours">
          Tour page
        </Radio>
        <Radio value="agreement" disabled>
          Agreement
        </Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsChoose: Story = {
  args: { defaultValue: "main" },
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Main page")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByLabelText(/Tour page/)).toBeChecked();
    await expect(onValueChange).toHaveBeenCalledWith("tour");
  },
};

export const Horizontal: Story = { args: { orientation: "horizontal" } };

export const Cards: Story = {
  render: () => (
    <div style={{ maxInlineSize: 380 }}>
      <RadioGroup aria-label="Domain" defaultValue="own">
        <Radio value="provided" look="card" description="altai.tour.example, works at once">
          A name from us
        </Radio>
        <Radio value="own" look="card" description="Needs a record at your registrar">
          My own domain
        </Radio>
      </RadioGroup>
    </div>
  ),
};

export const InAFieldAndAForm: Story = {
  render: () => (
    <form aria-label="Payment">
      <Field label="Payment" required error="Required field">
        <RadioGroup name="method">
          <Radio value="sbp">SBP</Radio>
          <Radio value="card">Card</Radio>
        </RadioGroup>
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect(form.checkValidity()).toBe(false);
    await expect(canvas.getByRole("radiogroup", { name: /Payment/ })).toBeVisible();
    await userEvent.click(canvas.getByLabelText("Card"));
    await expect(new FormData(form).get("method")).toBe("card");
    form.reset();
    await waitFor(() => expect(canvas.getByLabelText("Card")).not.toBeChecked());
  },
};
