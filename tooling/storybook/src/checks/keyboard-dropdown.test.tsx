import { Button } from "@tour/ui-kit/button";
import { Dropdown } from "@tour/ui-kit/dropdown";
import { Input } from "@tour/ui-kit/input";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const onPointerEnter = vi.fn();

const Share = ({ openOn = "click" }: { openOn?: "click" | "hover" }) => (
  <>
    <Input aria-label="Name" />
    <Dropdown
      openOn={openOn}
      trigger={<Button onPointerEnter={onPointerEnter}>Share</Button>}
      label="Ways to share"
    >
      <Button>Copy the link</Button>
    </Dropdown>
    <Button>Publish</Button>
  </>
);

const trigger = () => page.getByRole("button", { name: "Share" });
const layer = () => page.getByRole("dialog", { name: "Ways to share" });
const isGone = () => expect.element(layer()).not.toBeInTheDocument();

test("dropdown: Tab moves from its button into it and closes it when leaving, Escape returns the focus", () =>
  showStory(Share, async () => {
    await pressKeys("Tab", "Tab", "Enter");
    await expect.element(layer()).toBeVisible();
    await expect.element(trigger()).toHaveAttribute("aria-expanded", "true");
    await pressKeys("Tab");
    await expect.element(page.getByRole("button", { name: "Copy the link" })).toHaveFocus();
    await pressKeys("Escape");
    await isGone();
    await expect.element(trigger()).toHaveFocus();
    await pressKeys(" ", "Tab", "Tab");
    await expect.element(page.getByRole("button", { name: "Publish" })).toHaveFocus();
    await isGone();
    await expect.element(trigger()).toHaveAttribute("aria-expanded", "false");
    await pressKeys("Shift+Tab", "Enter");
    await expect.element(layer()).toBeVisible();
    await pressKeys("Shift+Tab");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await isGone();
  }));

test("dropdown on hover: Escape closes it and leaves the focus in the field being edited", () =>
  showStory(
    () => <Share openOn="hover" />,
    async () => {
      onPointerEnter.mockClear();
      const field = page.getByRole("textbox", { name: "Name" });
      await userEvent.hover(field);
      await pressKeys("Tab", "a");
      await userEvent.hover(trigger());
      await expect.element(layer()).toBeVisible();
      expect(onPointerEnter).toHaveBeenCalledOnce();
      await pressKeys("Escape");
      await isGone();
      await expect.element(field).toHaveFocus();
    },
  ));
