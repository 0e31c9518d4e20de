import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Field } from "../field/field.tsx";
import { LocaleProvider, ru } from "../locale/index.ts";
import { Modal } from "../modal/modal.tsx";
import type { SelectBaseProps } from "./select-props.ts";
import { Select } from "./select.tsx";

const regions = [
  { text: "Сибирь", header: true },
  { text: "Алтай", value: "altai" },
  { text: "Байкал", value: "baikal" },
  { text: "Тыва", value: "tyva", disabled: true },
  { text: "Дальний Восток", header: true },
  { text: "Камчатка", value: "kamchatka" },
  { text: "Курильские острова", value: "kurils" },
  { text: "Северо-Запад", header: true },
  { text: "Карелия", value: "karelia" },
];

const onValueChange = fn();

/** The arguments of a story: those of a single choice. */
type Args = SelectBaseProps & {
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

const meta: Meta<Args> = {
  title: "Kit/Select",
  component: Select,
  args: { items: regions, "aria-label": "Region", onValueChange, native: "never" },
  beforeEach: () => void onValueChange.mockClear(),
  decorators: [(Story) => <div style={{ minBlockSize: 400, maxInlineSize: 360 }}>{<Story />}</div>],
};

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};

export const Open: Story = {
  args: { defaultValue: "baikal" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByRole("listbox", { name: "Region" })).toBeVisible());
    await waitFor(() => expect(screen.getByRole("group", { name: "Сибирь" })).toBeVisible());
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Байкал");
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    const active = () =>
      document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(active()).toBe("Алтай");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(active()).toBe("Камчатка");
    await userEvent.keyboard("{End}");
    await expect(active()).toBe("Карелия");
    await userEvent.keyboard("{Home}");
    await expect(active()).toBe("Алтай");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("кк");
    await expect(active()).toBe("Курильские острова");
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveTextContent("Курильские острова");
    await expect(onValueChange.mock.calls).toEqual([["kurils"]]);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" {ArrowUp}{Tab}");
    await expect(onValueChange.mock.lastCall).toEqual(["kamchatka"]);
    await expect(box).not.toHaveFocus();
  },
};

export const Searchable: Story = {
  args: { searchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const search = await screen.findByPlaceholderText("Search");
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, "ка");
    await expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "Байкал",
      "Камчатка",
      "Карелия",
    ]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onValueChange).toHaveBeenCalledWith("kamchatka");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
  },
};

export const NothingFound: Story = {
  args: { searchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.type(await screen.findByPlaceholderText("Search"), "Атлантида");
    await waitFor(() => expect(screen.getByText("Nothing found")).toBeVisible());
    await expect(screen.queryByRole("option")).toBeNull();
  },
};

export const Loading: Story = {
  args: { items: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByText("Loading...")).toBeVisible());
  },
};

export const Multiple: Story = {
  render: () => (
    <Select
      aria-label="Regions"
      items={regions}
      multiple
      clearable
      native="never"
      onValueChange={onValueChange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.click(screen.getByRole("option", { name: "Алтай" }));
    await userEvent.click(screen.getByRole("option", { name: "Карелия" }));
    await expect(box).toHaveTextContent("Алтай, Карелия");
    await expect(screen.getAllByRole("option", { selected: true })).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(onValueChange.mock.lastCall).toEqual([[]]);
    await expect(box).toHaveTextContent("Select");
  },
};

const numbered = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `Tour ${index + 1}`,
}));

export const TenThousandOptions: Story = {
  args: { items: numbered },
  render: () => (
    <Select<number>
      aria-label="Tour"
      items={numbered}
      textKey="name"
      valueKey="id"
      native="never"
      onValueChange={onValueChange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(screen.getAllByRole("option").length).toBeLessThan(40);
    await userEvent.keyboard("{End}");
    const last = await screen.findByRole("option", { name: "Tour 10000" });
    await expect(last).toHaveAttribute("aria-posinset", "10000");
    await userEvent.click(last);
    await expect(onValueChange).toHaveBeenCalledWith(9999);
  },
};

const grouped = Array.from({ length: 12 }, (_, group) => [
  { text: `Region ${group + 1}`, header: true },
  ...numbered.slice(group * 20, group * 20 + 20).map(({ id, name }) => ({ text: name, value: id })),
]).flat();

export const ManyGroups: Story = {
  render: () => <Select<number> aria-label="Tour" items={grouped} native="never" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{End}");
    const last = await screen.findByRole("option", { name: "Tour 240" });
    // Headers are none of the options.
    await expect(last).toHaveAttribute("aria-posinset", "240");
    await expect(last).toHaveAttribute("aria-setsize", "240");
  },
};

export const States: Story = {
  render: () => (
    <LocaleProvider locale={ru}>
      <div style={{ display: "grid", gap: 16 }}>
        <Field label="Регион" hint="Где проходит большая часть маршрута">
          <Select items={regions} />
        </Field>
        <Field label="Регион" required error="Обязательно для заполнения">
          <Select items={regions} />
        </Field>
        <Field label="Регион" disabled>
          <Select items={regions} defaultValue="altai" />
        </Field>
        <Select aria-label="Регион" size="s" items={regions} clearable defaultValue="kurils" />
      </div>
    </LocaleProvider>
  ),
};

export const InAForm: Story = {
  render: () => (
    <form aria-label="Tour">
      <Field label="Region" required>
        <Select items={regions} name="region" native="never" />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole("combobox", { name: /Region/ }));
    await userEvent.click(screen.getByRole("option", { name: "Байкал" }));
    await expect(new FormData(form).get("region")).toBe("baikal");
    await expect(form.checkValidity()).toBe(true);
    form.reset();
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveTextContent("Select"));
    await expect(new FormData(form).get("region")).toBe("");
  },
};

export const SystemList: Story = {
  render: () => (
    <form aria-label="Tour">
      <Field label="Region" required>
        <Select items={regions} name="region" native="always" onValueChange={onValueChange} />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const select = canvas.getByLabelText(/Region/);
    await expect(select.tagName).toBe("SELECT");
    await expect(form.checkValidity()).toBe(false);
    await userEvent.selectOptions(select, "Камчатка");
    await expect(onValueChange).toHaveBeenCalledWith("kamchatka");
    await expect(new FormData(form).get("region")).toBe("kamchatka");
    form.reset();
    await waitFor(() => expect(select).toHaveValue(""));
  },
};

function InModal() {
  const [open, setOpen] = useState(true);
  return (
    <Modal title="Region" open={open} onOpenChange={setOpen}>
      <Select aria-label="Region" items={regions} native="never" />
    </Modal>
  );
}

export const InsideAModalEscapeClosesTheListAlone: Story = {
  render: () => <InModal />,
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("combobox"));
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
