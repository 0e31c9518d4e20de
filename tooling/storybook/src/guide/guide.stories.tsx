import type { Meta, StoryObj } from "@storybook/react-vite";
import { presetToCss } from "@tour/theme";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { Modal } from "@tour/ui-kit/modal";
import { Pagination } from "@tour/ui-kit/pagination";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { ruMessages } from "@tour/validation";
import { useForm, useFormProps } from "@tour/validation/react";
import { useState, type CSSProperties } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

const meta: Meta = { title: "Start here", parameters: { layout: "padded" } };

export default meta;

function RenameSite() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("Altai");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename {name}</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Name of the site"
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <Field label="Name" error={name === "" ? "Required field" : undefined} required>
          <Input value={name} onValueChange={setName} />
        </Field>
      </Modal>
    </>
  );
}

export const Install: StoryObj = {
  render: () => <RenameSite />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename Altai" }));
    const name = await screen.findByRole("textbox", { name: /Name/ });
    await userEvent.clear(name);
    await expect(screen.getByText("Required field")).toBeVisible();
    await userEvent.type(name, "Sayan");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Rename Sayan" })).toBeVisible());
  },
};

/** A preset for the page, and other values for what stands inside one element. */
function TwoBrands() {
  return (
    <>
      <style>{presetToCss("north", { accent_color: "#0b5cad", button_radius: 24 })}</style>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <Button>Of the preset</Button>
        <div style={{ "--radius-button": "0px", "--accent": "#7a1f3d" } as CSSProperties}>
          <Button>Of this corner</Button>
        </div>
      </div>
    </>
  );
}

export const Theme: StoryObj = {
  render: () => <TwoBrands />,
  play: async ({ canvas }) => {
    const [page, corner] = canvas.getAllByRole("button").map((button) => getComputedStyle(button));
    await expect(page!.borderRadius).toBe("24px");
    await expect(corner!.borderRadius).toBe("0px");
    await expect(corner!.backgroundColor).toBe("rgb(122, 31, 61)");
    await expect(page!.backgroundColor).not.toBe(corner!.backgroundColor);
  },
};

export const Localise: StoryObj = {
  render: () => (
    <LocaleProvider locale={ru} texts={{ select: { placeholder: "Выберите регион" } }}>
      <div style={{ display: "grid", gap: 16, maxInlineSize: 480 }}>
        <Field label="Регион">
          <Select items={[{ text: "Алтай", value: "altai" }]} native="never" />
        </Field>
        <Pagination defaultValue={2} itemsCount={95} pageSize={10} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Выберите регион")).toBeVisible();
    await expect(canvas.getByText("11–20 из 95")).toBeVisible();
  },
};

const onSend = fn();
const initialValues = { email: "", seats: "" };

function Booking() {
  const form = useForm({ initialValues, mode: "eager", messages: ruMessages });
  const props = useFormProps(form, (values) => onSend(values));
  return (
    <form {...props} style={{ display: "grid", gap: 16, maxInlineSize: 360 }}>
      <ValidationField form={form} name="email" label="E-mail" rules="required|email">
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField form={form} name="seats" label="Места" rules="required|min_value:1">
        {(control) => <Input {...control} inputMode="numeric" />}
      </ValidationField>
      <Button type="submit">Забронировать</Button>
    </form>
  );
}

export const Validate: StoryObj = {
  render: () => <Booking />,
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Забронировать" }));
    await waitFor(() => expect(canvas.getAllByText("Обязательно для заполнения")).toHaveLength(2));
    const email = canvas.getByRole("textbox", { name: /E-mail/ });
    await expect(email).toHaveFocus();
    await userEvent.type(email, "anna@example");
    await expect(await canvas.findByText("Введите корректный e-mail")).toBeVisible();
    await userEvent.type(email, ".ru");
    await userEvent.type(canvas.getByRole("textbox", { name: /Места/ }), "2");
    await userEvent.click(canvas.getByRole("button", { name: "Забронировать" }));
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({ email: "anna@example.ru", seats: "2" }),
    );
  },
};
