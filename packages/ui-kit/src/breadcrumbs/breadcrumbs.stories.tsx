import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider, ru } from "../locale/index.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const items = [
  { text: "Tours", href: "#tours" },
  { text: "Siberia", href: "#siberia" },
  { text: "Altai", href: "#altai" },
  { text: "Horseback", href: "#horseback" },
  { text: "The valley of the Chulyshman" },
];

const meta = {
  title: "Kit/Breadcrumbs",
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as on a desktop, whatever the window. */
const wide: Story["decorators"] = [
  (Story) => <div style={{ inlineSize: "min(640px, 100%)" }}>{<Story />}</div>,
];

export const Whole: Story = {
  decorators: wide,
  args: { items: items.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Tours",
      "Siberia",
      "Altai",
    ]);
    await expect(canvas.getByText("Horseback")).toHaveAttribute("aria-current", "page");
  },
};

export const Folded: Story = {
  decorators: wide,
  args: { max: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("Siberia")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show the whole path" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "Siberia" })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  args: {
    items: [
      { text: "Туры", href: "#tours" },
      { text: "Достопримечательности Горного Алтая", href: "#altai" },
      { text: "Долина Чулышмана" },
    ],
  },
  render: (args) => (
    <LocaleProvider locale={ru}>
      <div style={{ inlineSize: 288 }}>
        <Breadcrumbs {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Достопримечательности Горного Алтая" });
    await expect(link).toBeVisible();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText("Туры")).not.toBeVisible();
  },
};
