import { Select } from "@tour/ui-kit/select";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const items = [
  { text: "Siberia", header: true },
  ...Array.from({ length: 30 }, (_, index) => ({ text: `Place ${index + 1}`, value: index + 1 })),
  { text: "Closed", value: 98, disabled: true },
  { text: "Zabaykalye", value: 99 },
];
const TYPEAHEAD_REST_MS = 600;
const onValueChange = vi.fn<(value: number) => void>();
const box = () => page.getByRole("combobox", { name: "Region" });

/** The option that assistive technology is told of. */
const readActive = () => {
  const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
  const option = document.getElementById(id);
  return option?.getAttribute("role") === "option" ? option.textContent : undefined;
};

async function expectActive(key: string, text: string): Promise<void> {
  await pressKeys(key);
  await expect.poll(readActive, { message: key }).toBe(text);
}

async function expectList(isOpen: boolean): Promise<void> {
  await expect.element(box()).toHaveAttribute("aria-expanded", String(isOpen));
  if (!isOpen) await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
}

const Region = () => (
  <Select
    aria-label="Region"
    items={items}
    native="never"
    defaultValue={5}
    onValueChange={onValueChange}
  />
);

test("select: every key of the select-only combobox", () =>
  showStory(Region, async () => {
    onValueChange.mockClear();
    await pressKeys("Tab");
    await expect.element(box()).toHaveFocus();
    await expect.element(box()).toHaveAttribute("aria-haspopup", "listbox");
    await expectList(false);
    for (const key of ["ArrowDown", "Alt+ArrowDown", "ArrowUp", "Enter", " "]) {
      await expectActive(key, "Place 5");
      await expectList(true);
      await pressKeys("Escape");
      await expectList(false);
      await expect.element(box()).toHaveFocus();
    }
    await expectActive("Home", "Place 1");
    await pressKeys("Escape");
    await expectActive("End", "Zabaykalye");
    await expectActive("ArrowUp", "Place 30");
    await expectActive("ArrowDown", "Zabaykalye");
    await expectActive("ArrowDown", "Zabaykalye");
    await expectActive("Home", "Place 1");
    await expectActive("PageDown", "Place 11");
    await expectActive("PageUp", "Place 1");
    await expectActive("z", "Zabaykalye");
    expect(onValueChange).not.toHaveBeenCalled();
    await pressKeys("Enter");
    await expectList(false);
    // What is typed after a rest begins anew.
    await new Promise((resolve) => setTimeout(resolve, TYPEAHEAD_REST_MS));
    await expectActive("p", "Place 1");
    await pressKeys("Alt+ArrowUp");
    await expectList(false);
    await expectActive("ArrowDown", "Place 1");
    await pressKeys("ArrowDown", " ");
    await expectList(false);
    expect(onValueChange.mock.calls.flat()).toEqual([99, 1, 2]);
  }));

test("select with search: the field gets the keys, and Escape returns the focus", () =>
  showStory(
    () => <Select aria-label="Region" items={items} native="never" searchable />,
    async () => {
      await pressKeys("Tab", "Enter");
      const field = page.getByRole("combobox", { name: "Search" });
      await expect.element(field).toHaveFocus();
      await pressKeys("z", "a");
      await expect.poll(readActive).toBe("Zabaykalye");
      await pressKeys("Escape");
      await expect.element(box()).toHaveFocus();
      await pressKeys("ArrowDown");
      await expect.element(field).toHaveFocus();
      await pressKeys("2", "9");
      await expect.poll(readActive).toBe("Place 29");
      await pressKeys("Enter");
      await expect.element(box()).toHaveFocus();
      await expect.element(box()).toHaveTextContent("Place 29");
    },
  ));
