import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Carousel } from "./carousel.tsx";

const onPress = fn((event: { preventDefault: () => void }) => event.preventDefault());

const cards = ["Lake", "Ridge", "Steppe", "Taiga", "Coast", "Glacier", "Dunes"].map((name) => (
  <a
    key={name}
    href={`#${name}`}
    onClick={onPress}
    style={{
      display: "grid",
      placeItems: "center",
      blockSize: 180,
      borderRadius: 12,
      background: "var(--accent-surface)",
      color: "var(--on-accent-surface)",
    }}
  >
    {name}
  </a>
));

const meta = {
  title: "Kit/Carousel",
  component: Carousel,
  args: {
    label: "Places",
    children: cards,
    style: { "--carousel-slide": "calc((100% - 2rem) / 3)" } as never,
  },
  beforeEach: () => void onPress.mockClear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{<Story />}</div>],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const findRow = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector("[data-live]")).not.toBeNull());
  return canvasElement.querySelector<HTMLElement>("[data-live] > *")!;
};

/** Waits until a slide, from 0, stands at the row's beginning. */
const begins = (row: HTMLElement, place: number, side: "left" | "right" = "left") =>
  waitFor(() => {
    const slide = row.children[place]!.getBoundingClientRect();
    const view = row.parentElement!.getBoundingClientRect();
    return expect(Math.abs(Math.round(slide[side] - view[side]))).toBe(0);
  });

/** A mouse that takes the row, goes by so many px and lets go. */
function drag(row: Element, x: number) {
  const at = (share: number) => ({ button: 0, clientX: 400 + x * share, clientY: 90 });
  fireEvent.mouseDown(row, at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) fireEvent.mouseMove(row, at(share));
  fireEvent.mouseUp(row, at(1));
}

export const PagesByButtons: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const carousel = canvas.getByRole("group", { name: "Places" });
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    const slide = canvas.getByRole("group", { name: "1 of 7" });
    await expect(slide).toHaveAttribute("aria-roledescription", "slide");
    const row = await findRow(canvasElement);
    const [previous, next] = ["Previous", "Next"].map((name) =>
      canvas.getByRole("button", { name }),
    );
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next!);
    await begins(row, 3);
    await userEvent.click(next!);
    await begins(row, 6, "right");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }));
    await begins(row, 1);
  },
};

export const DraggedByTheMouse: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await findRow(canvasElement);
    drag(row, -260);
    await begins(row, 1);
    // The click that ends a drag is none; the one after it is.
    const ridge = canvas.getByRole("link", { name: "Ridge" });
    fireEvent.click(ridge);
    await expect(onPress).not.toHaveBeenCalled();
    await userEvent.click(ridge);
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const DraggedByAFinger: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const row = await findRow(canvasElement);
    const target = row.firstElementChild!;
    const at = (clientX: number, clientY: number) => ({
      touches: [new Touch({ identifier: 1, target, clientX, clientY })],
      cancelable: true,
    });
    fireEvent.touchStart(target, at(300, 90));
    for (const x of [260, 220, 180]) fireEvent.touchMove(target, at(x, 92));
    fireEvent.touchEnd(target, { touches: [] });
    await begins(row, 1);
    // A finger down the page leaves the row alone.
    fireEvent.touchStart(target, at(100, 90));
    for (const y of [130, 190, 260]) fireEvent.touchMove(target, at(96, y));
    fireEvent.touchEnd(target, { touches: [] });
    await begins(row, 1);
  },
};

export const ScrolledByATouchPad: Story = {
  play: async ({ canvasElement }) => {
    const row = await findRow(canvasElement);
    // A touch pad tells of itself once a frame.
    const isLeft = async (deltaX: number, deltaY: number) => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return fireEvent.wheel(row, { deltaX, deltaY, cancelable: true });
    };
    // Down the page it stays the page's.
    await expect(await isLeft(0, 60)).toBe(true);
    for (let step = 0; step < 8; step += 1) await isLeft(40, 1);
    await waitFor(() => expect(row.style.transform).not.toMatch(/\(0px|^$/));
  },
};

export const FromRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await findRow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await begins(row, 3, "right");
    drag(row, -260);
    await begins(row, 2, "right");
  },
};

export const InACircle: Story = {
  args: { loop: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await findRow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await begins(row, 4);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await begins(row, 0);
  },
};

export const TheFocusBringsASlideIntoView: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await findRow(canvasElement);
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Coast" })).toHaveFocus();
    await begins(row, 4);
  },
};

export const AllOfItFits: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    const row = await findRow(canvasElement);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Next" })).toBeNull());
    drag(row, -260);
    await begins(row, 0);
  },
};

export const Russian: Story = {
  globals: { locale: "ru" },
  play: async ({ canvas, canvasElement }) => {
    await findRow(canvasElement);
    await expect(canvas.getByRole("button", { name: "Вперёд" })).toBeEnabled();
  },
};
