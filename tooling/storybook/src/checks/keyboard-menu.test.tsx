import { Button } from "@tour/ui-kit/button";
import { DropdownMenu, MenuItem, MenuSeparator } from "@tour/ui-kit/dropdown";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const onSelect = vi.fn<(name: string) => void>();

const BlockMenu = () => (
  <DropdownMenu trigger={<Button>Block</Button>}>
    <MenuItem onSelect={() => onSelect("duplicate")}>Duplicate</MenuItem>
    <MenuItem checked={false} keepOpen onSelect={() => onSelect("hide")}>
      Hide
    </MenuItem>
    <MenuItem href="#open" disabled onSelect={() => onSelect("open")}>
      Open
    </MenuItem>
    <MenuItem href="#help" onSelect={() => onSelect("help")}>
      Help
    </MenuItem>
    <MenuSeparator />
    <MenuItem onSelect={() => onSelect("remove")}>Remove</MenuItem>
  </DropdownMenu>
);

const trigger = () => page.getByRole("button", { name: "Block" });
const item = (name: string) => page.getByRole("menuitem", { name });

async function expectFocus(key: string, name: string): Promise<void> {
  await pressKeys(key);
  const focused = page.getByRole(name === "Hide" ? "menuitemcheckbox" : "menuitem", { name });
  await expect.element(focused, { message: key }).toHaveFocus();
}

async function expectClosed(): Promise<void> {
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAttribute("aria-expanded", "false");
}

test("menu: its button opens it, arrows wrap around, letters search, Escape returns the focus", () =>
  showStory(BlockMenu, async () => {
    await pressKeys("Tab");
    await expect.element(trigger()).toHaveAttribute("aria-haspopup", "menu");
    await expectFocus("Enter", "Duplicate");
    await expect.element(page.getByRole("menu", { name: "Block" })).toBeVisible();
    await expect.element(trigger()).toHaveAttribute("aria-expanded", "true");
    await expectFocus("ArrowDown", "Hide");
    await expectFocus("ArrowDown", "Open");
    await expectFocus("End", "Remove");
    await expectFocus("ArrowDown", "Duplicate");
    await expectFocus("ArrowUp", "Remove");
    await expectFocus("Home", "Duplicate");
    await expectFocus("h", "Hide");
    await pressKeys("Escape");
    await expectClosed();
    await expectFocus(" ", "Duplicate");
    await pressKeys("Escape");
    await expectFocus("ArrowDown", "Duplicate");
    await pressKeys("Escape");
    await expectFocus("ArrowUp", "Remove");
    await pressKeys("Tab");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  }));

test("menu: Enter and Space activate items and links; disabled items stay and do nothing", () =>
  showStory(BlockMenu, async () => {
    onSelect.mockClear();
    await pressKeys("Tab", "ArrowDown");
    await expect.element(item("Duplicate")).toHaveFocus();
    await pressKeys("Enter");
    await expectClosed();
    await expectFocus("ArrowDown", "Duplicate");
    await expectFocus("ArrowDown", "Hide");
    await pressKeys(" ");
    await expect.element(page.getByRole("menuitemcheckbox", { name: "Hide" })).toHaveFocus();
    await expectFocus("ArrowDown", "Open");
    await expect.element(item("Open")).toHaveAttribute("aria-disabled", "true");
    await pressKeys(" ", "Enter");
    await expectFocus("ArrowDown", "Help");
    await pressKeys(" ");
    await expectClosed();
    expect(onSelect.mock.calls.flat()).toEqual(["duplicate", "hide", "help"]);
    expect(location.hash).toBe("#help");
  }));
