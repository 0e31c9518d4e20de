import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Eye, Trash2 as Trash } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { Dropdown } from "./dropdown.tsx";
import { MenuItem, MenuLabel, MenuSeparator } from "./menu-item.tsx";

const meta = {
  title: "Kit/Dropdown",
  component: Dropdown,
  args: {
    trigger: <Button variant="secondary">Share</Button>,
    children: <p>altai.tour.example</p>,
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{<Story />}</div>],
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSelect = fn();

const menu = (
  <DropdownMenu trigger={<Button variant="secondary">Block</Button>}>
    <MenuLabel>Main intro</MenuLabel>
    <MenuItem icon={<Copy />} end="Ctrl D" onSelect={() => onSelect("copy")}>
      Duplicate
    </MenuItem>
    <MenuItem icon={<Eye />} disabled onSelect={() => onSelect("show")}>
      Show to guests
    </MenuItem>
    <MenuItem href="#live">Open on the site</MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Trash />} danger onSelect={() => onSelect("remove")}>
      Remove
    </MenuItem>
  </DropdownMenu>
);

export const Menu: Story = {
  render: () => menu,
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const trigger = canvas.getByRole("button", { name: "Block" });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Duplicate/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Open on the site" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(screen.getByRole("menuitem", { name: "Remove" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}r");
    await expect(screen.getByRole("menuitem", { name: "Remove" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect.mock.calls).toEqual([["remove"]]);
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const MenuOpen: Story = {
  render: () => menu,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menu", { name: "Block" })).toBeVisible());
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const ClosesOnOutsideClickAndScroll: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: "200vh" }}>{<Story />}</div>],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    // What was scrolled before it opened says so a frame late.
    fireEvent.scroll(document);
    await expect(screen.getByRole("dialog")).toBeVisible();
    scrollBy(0, 40);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    scrollTo(0, 0);
  },
};

export const OnHover: Story = {
  args: { openOn: "hover" },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.hover(trigger);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    const left = performance.now();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(performance.now() - left).toBeGreaterThanOrEqual(290);
  },
};

function Manual() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: "flex", gap: 12 }}>
      <Dropdown openOn="manual" open={open} trigger={<Button variant="secondary">Anchor</Button>}>
        <p>Open as long as the parent says so</p>
      </Dropdown>
      <Button onClick={() => setOpen(!open)}>Toggle</Button>
    </div>
  );
}

export const ByHand: Story = {
  render: () => <Manual />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anchor" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};

export const StaysInTheViewport: Story = {
  args: { placement: "right" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const layer = await screen.findByRole("dialog");
    await waitFor(() => expect(layer.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(layer.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export const FollowsResizesOnceASecond: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const layer = screen.getByRole("dialog").closest<HTMLElement>("[popover]")!;
    const { left } = layer.style;
    const resize = () => {
      layer.style.left = "1px";
      fireEvent(window, new Event("resize"));
    };
    await wait(1050);
    const start = performance.now();
    resize();
    await expect(layer.style.left).toBe(left);
    resize();
    resize();
    await expect(layer.style.left).toBe("1px");
    await waitFor(() => expect(layer.style.left).toBe(left), { timeout: 5000 });
    await expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  },
};

export const FollowsItsAnchorAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button");
    // Away from the window's edge, at which the layer would be held.
    trigger.style.translate = "300px";
    await userEvent.click(trigger);
    const distance = () =>
      screen.getByRole("dialog").getBoundingClientRect().left -
      trigger.getBoundingClientRect().left;
    const before = distance();
    trigger.style.translate = "340px";
    await expect(distance()).not.toBe(before);
    await waitFor(() => expect(distance()).toBe(before));
  },
};

export const TurnsOverWhereThereIsNoRoom: Story = {
  args: { children: <p style={{ blockSize: 200 }}>High</p> },
  decorators: [(Story) => <div style={{ position: "fixed", insetBlockEnd: 8 }}>{<Story />}</div>],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.click(trigger);
    const layer = screen.getByRole("dialog");
    await expect(layer).toHaveAttribute("data-side", "top");
    await waitFor(() =>
      expect(layer.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        trigger.getBoundingClientRect().top,
      ),
    );
    await expect(layer.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
