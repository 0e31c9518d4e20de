import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { Modal } from "../modal/modal.tsx";
import { Message } from "./message.tsx";
import { ToastProvider, useToast } from "./toast-provider.tsx";
import type { ToastOptions } from "./toast-store.ts";

const meta = { title: "Kit/Message", component: Message } satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, maxInlineSize: 520 }}>
      <Message>The draft is two days newer than the site.</Message>
      <Message tone="success" title="The site is published">
        Guests see the new page already.
      </Message>
      <Message tone="warning" title="Low contrast" action={<Link>Pick a readable colour</Link>}>
        White on this yellow is hard to read: 1.9 to 1.
      </Message>
      <Message tone="danger" title="Two blocks have errors" onClose={() => {}}>
        Publishing has to wait until «Главный экран» and «Даты» are mended.
      </Message>
    </div>
  ),
};

const onClose = fn();

export const HidesByItself: Story = {
  args: { closeTimeout: 200, onClose, children: "Saved" },
  play: async ({ canvas }) => {
    onClose.mockClear();
    await waitFor(() => expect(canvas.queryByText("Saved")).toBeNull());
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** Its time begins to run when the pointer comes: however late that is, it comes in time. */
function ShortLived() {
  const [closeTimeout, setCloseTimeout] = useState(0);
  return (
    <div onPointerEnter={() => setCloseTimeout(250)}>
      <Message closeTimeout={closeTimeout}>Saved</Message>
    </div>
  );
}

export const StaysWhileHovered: Story = {
  render: () => <ShortLived />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText("Saved"));
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(canvas.getByText("Saved")).toBeVisible();
    await userEvent.unhover(canvas.getByText("Saved"));
    await waitFor(() => expect(canvas.queryByText("Saved")).toBeNull());
  },
};

export const Closes: Story = {
  args: { onClose, children: "The session ends in a minute" },
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByText(/session/)).toBeNull();
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

function ToastButton({ label, ...options }: ToastOptions & { label: string }) {
  const toast = useToast();
  return (
    <Button variant="secondary" onClick={() => toast.show(options)}>
      {label}
    </Button>
  );
}

function ToastInModal() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  const toast = useToast();
  const remove = () =>
    toast.show({ text: "Removed", action: <Link onClick={() => onUndo()}>Undo</Link> });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Modal open={open} onOpenChange={setOpen} title="Edit">
        <Button onClick={remove}>Remove</Button>
        <Button onClick={() => setInner(true)}>More</Button>
        <Modal open={inner} onOpenChange={setInner} title="More">
          Inside
        </Modal>
      </Modal>
    </>
  );
}

const onUndo = fn();

/** Whether the browser lets a pointer through to it: what is inert is passed over. */
function isInReach(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

export const ToastsOverModals: Story = {
  render: () => (
    <ToastProvider>
      <ToastInModal />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    const opener = canvas.getByRole("button", { name: "Edit" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
    const undo = await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(isInReach(undo)).toBe(true));
    // Control: what lies under the modal is out of reach.
    await expect(isInReach(opener)).toBe(false);
    undo.focus();
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(screen.getByRole("dialog", { name: "Edit" })).toHaveAttribute("open");

    await userEvent.click(screen.getByRole("button", { name: "More" }));
    const second = await screen.findByRole("dialog", { name: "More" });
    await waitFor(() => expect(second).toContainElement(undo));
    await waitFor(() => expect(isInReach(undo)).toBe(true));
    // The toast outlives the dialogs that it lay over.
    await userEvent.click(within(second).getAllByRole("button", { name: "Close" })[0]!);
    await waitFor(() => expect(screen.queryByText("Inside")).toBeNull());
    await waitFor(() => expect(isInReach(undo)).toBe(true));
    undo.focus();
    await userEvent.click(screen.getAllByRole("button", { name: "Close" })[0]!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByText("Removed")).toBeVisible());
    await waitFor(() => expect(isInReach(undo)).toBe(true));
  },
};

function SavingModal() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const save = () => {
    toast.show({ text: "Saved" });
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {isOpen && (
        <Modal open onOpenChange={setOpen} title="Edit">
          <Button onClick={save}>Save</Button>
        </Modal>
      )}
    </>
  );
}

export const ToastOfAModalTakenAway: Story = {
  render: () => (
    <ToastProvider>
      <SavingModal />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit" })).toBeNull());
    await waitFor(() => expect(isInReach(screen.getByText("Saved"))).toBe(true));
  },
};

export const Toasts: Story = {
  render: () => (
    <ToastProvider>
      <div style={{ display: "flex", gap: 12, minBlockSize: 320, alignItems: "flex-start" }}>
        <ToastButton label="Save" tone="success" title="Saved" text="Version 14" closeTimeout={0} />
        <ToastButton label="Fail" tone="danger" title="No network" text="We keep trying" />
        <ToastButton label="Remove" text="The block is removed" action={<Link>Undo</Link>} />
      </div>
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const status = screen.getByRole("status", { hidden: true });
    const alert = screen.getByRole("alert", { hidden: true });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(status).toHaveTextContent("Saved");
    await expect(alert).toHaveTextContent("No network");
    const remove = canvas.getByRole("button", { name: "Remove" });
    await expect(remove).toHaveFocus();
    await userEvent.click(screen.getAllByRole("button", { name: "Close" })[1]!);
    await expect(status).not.toHaveTextContent("Saved");
    // The focus is not lost with the toast that had it.
    await expect(remove).toHaveFocus();
  },
};
