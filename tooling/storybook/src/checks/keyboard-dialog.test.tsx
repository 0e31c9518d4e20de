import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

function Domain({ persistent = false }: { persistent?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change</Button>
      <Modal open={open} onOpenChange={setOpen} title="Domain" footer="…" persistent={persistent}>
        <Input aria-label="Name" />
      </Modal>
    </>
  );
}

const opener = () => page.getByRole("button", { name: "Change" });

test.each([false, true])(
  "dialog: named, modal, Escape closes it and returns the focus (persistent: %s)",
  (persistent) =>
    showStory(
      () => <Domain persistent={persistent} />,
      async () => {
        await pressKeys("Tab", "Enter");
        const dialog = page.getByRole("dialog", { name: "Domain" });
        await expect.element(dialog).toHaveFocus();
        expect(dialog.element().matches(":modal")).toBe(true);
        // The page has landmarks of these kinds of its own.
        expect(page.getByRole("banner").query()).toBeNull();
        expect(page.getByRole("contentinfo").query()).toBeNull();
        await pressKeys("Tab");
        await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
        await pressKeys("Tab");
        await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
        await pressKeys("Shift+Tab");
        await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
        await pressKeys("Escape");
        await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
        await expect.element(opener()).toHaveFocus();
      },
    ),
);
