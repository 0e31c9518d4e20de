import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { Input } from "../input/input.tsx";
import { Modal, type ModalProps } from "./modal.tsx";

const meta = {
  title: "Kit/Modal",
  component: Modal,
  args: { open: false, onOpenChange: () => {}, title: "Domain of the site" },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

function Demo({ start = false, ...props }: Partial<ModalProps> & { start?: boolean }) {
  const [open, setOpen] = useState(start);
  return (
    <div style={{ minBlockSize: 420 }}>
      <Button onClick={() => setOpen(true)}>Change the domain</Button>
      <Modal
        title="Domain of the site"
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button onClick={() => setOpen(false)}>Connect</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {props.children ?? (
          <Field label="Own domain" hint="We will show which DNS record to add">
            <Input placeholder="altai-tours.ru" />
          </Field>
        )}
      </Modal>
    </div>
  );
}

async function shown() {
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  return dialog;
}
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Open: Story = {
  render: () => <Demo start />,
  play: async () => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleName("Domain of the site");
    if (window.innerWidth >= 576) await expect(dialog.offsetWidth).toBe(489);
  },
};

export const WidthThatIsNoNumber: Story = {
  render: () => <Demo start width={NaN} />,
  play: async () => {
    const dialog = await shown();
    if (window.innerWidth >= 576) await expect(dialog.offsetWidth).toBe(500);
  },
};

export const WaitsBeforeItIsGone: Story = {
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button");
    await userEvent.click(opener);
    const dialog = await shown();
    await expect(document.documentElement.style.overflow).toBe("hidden");
    // Between two steps a busy machine can take longer than the closing: what it was is written down.
    const states: (string | null)[] = [];
    const observer = new MutationObserver(() => states.push(dialog.getAttribute("data-state")));
    observer.observe(dialog, { attributeFilter: ["data-state"] });
    const start = performance.now();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await isGone();
    observer.disconnect();
    await expect(states[0]).toBe("closing");
    await expect(performance.now() - start).toBeGreaterThanOrEqual(290);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement.style.overflow).toBe("");
  },
};

export const EscapeCloses: Story = {
  render: () => <Demo start />,
  play: async () => {
    const dialog = await shown();
    // The browser turns a real Escape into this event; scripted keys don't reach it.
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await isGone();
  },
};

function pressOverlay(dialog: HTMLElement) {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

export const OverlayCloses: Story = {
  render: () => <Demo start />,
  play: async () => {
    pressOverlay(await shown());
    await isGone();
  },
};

export const PersistentShakes: Story = {
  render: () => <Demo start persistent />,
  play: async () => {
    const dialog = await shown();
    pressOverlay(dialog);
    await waitFor(() => expect(dialog).toHaveAttribute("data-shaking"));
    await waitFor(() => expect(dialog).not.toHaveAttribute("data-shaking"));
    await expect(dialog).toBeVisible();
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await isGone();
  },
};

export const LongContent: Story = {
  render: () => (
    <Demo start title="Правила бронирования и достопримечательностеобозревательности">
      {Array.from({ length: 24 }, (_, index) => (
        <p key={index} style={{ marginBlockEnd: 12 }}>
          {index + 1}. The seat is held for twenty-four hours from the moment of the request.
        </p>
      ))}
    </Demo>
  ),
  play: async () => {
    const dialog = await shown();
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    // The header keeps apart from what has gone under it; looked at twice a second.
    const body = dialog.querySelector<HTMLElement>('[tabindex="0"]')!;
    const panel = body.parentElement!;
    await expect(panel).not.toHaveAttribute("data-scrolled");
    const start = performance.now();
    body.scrollTop = 100;
    await waitFor(() => expect(panel).toHaveAttribute("data-scrolled"));
    body.scrollTop = 0;
    await waitFor(() => expect(panel).not.toHaveAttribute("data-scrolled"));
    await expect(performance.now() - start).toBeGreaterThanOrEqual(490);
  },
};

function Nested() {
  const [inner, setInner] = useState(false);
  return (
    <Demo start>
      <Button variant="secondary" onClick={() => setInner(true)}>
        What is a CNAME?
      </Button>
      <Modal open={inner} onOpenChange={setInner} title="CNAME" width={360}>
        <p>A record that points one name at another.</p>
      </Modal>
    </Demo>
  );
}

export const NestedModals: Story = {
  render: () => <Nested />,
  play: async ({ userEvent }) => {
    await shown();
    await userEvent.click(screen.getByRole("button", { name: "What is a CNAME?" }));
    const inner = await screen.findByRole("dialog", { name: "CNAME" });
    fireEvent(inner, new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "CNAME" })).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Domain of the site" })).toBeVisible();
    await expect(document.documentElement.style.overflow).toBe("hidden");
  },
};

function dragHandle(dialog: HTMLElement, distance: number) {
  const handle = dialog.querySelector("[data-drag-handle]")!;
  fireEvent.pointerDown(handle, { clientY: 100 });
  fireEvent.pointerMove(handle, { clientY: 100 + distance });
  fireEvent.pointerUp(handle, { clientY: 100 + distance });
}

export const SheetClosesWhenDraggedOver150Px: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <Demo start />,
  play: async () => {
    const dialog = await shown();
    dragHandle(dialog, 150);
    await expect(dialog).toHaveAttribute("data-state", "open");
    await expect(dialog.style.getPropertyValue("--drag")).toBe("0px");
    dragHandle(dialog, 151);
    await isGone();
  },
};

export const SheetOnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <Demo start />,
};
