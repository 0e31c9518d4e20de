import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { RenameSite } from "./install.example.tsx";
import { InRussian } from "./localise.example.tsx";
import { TwoBrands } from "./theme.example.tsx";
import { Booking } from "./validate.example.tsx";

const meta: Meta = { title: "Start here", parameters: { layout: "padded" } };

export default meta;

const files = import.meta.glob<string>("./*.example.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The page shows the example's own file. */
const showCode = (name: string) => ({
  source: { code: files[`./${name}.example.tsx`], language: "tsx" },
});

export const Install: StoryObj = {
  parameters: { docs: showCode("install") },
  render: () => <RenameSite />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename Altai" }));
    const name = await screen.findByRole("textbox", { name: /Name/ });
    await userEvent.clear(name);
    // The window is still opening, and its texts with it.
    await waitFor(() => expect(screen.getByText("Required field")).toBeVisible());
    await userEvent.type(name, "Sayan");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Rename Sayan" })).toBeVisible());
  },
};

export const Theme: StoryObj = {
  // In a frame of its own: its preset is that of a whole page.
  parameters: { docs: { ...showCode("theme"), story: { inline: false, height: "120px" } } },
  render: () => <TwoBrands />,
  play: async ({ canvas }) => {
    const [page, corner] = canvas.getAllByRole("button").map((button) => getComputedStyle(button));
    await expect(page!.borderRadius).toBe("24px");
    await expect(corner!.borderRadius).toBe("0px");
    // Where the system chooses the colours, no preset does.
    if (matchMedia("(forced-colors: active)").matches) return;
    await expect(corner!.backgroundColor).toBe("rgb(122, 31, 61)");
    await expect(page!.backgroundColor).not.toBe(corner!.backgroundColor);
  },
};

export const Localise: StoryObj = {
  parameters: { docs: showCode("localise") },
  render: () => <InRussian />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Выберите регион")).toBeVisible();
    await expect(canvas.getByText("11–20 из 95")).toBeVisible();
  },
};

const onSend = fn();

export const Validate: StoryObj = {
  parameters: { docs: showCode("validate") },
  render: () => <Booking onSend={onSend} />,
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
