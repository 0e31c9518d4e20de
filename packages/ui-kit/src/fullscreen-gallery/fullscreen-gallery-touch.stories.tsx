import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import { FullscreenGallery } from "./fullscreen-gallery.tsx";
import { samplePictures } from "./gallery.sample.ts";
import type { FullscreenGalleryProps } from "./gallery-props.ts";
import { pinch, swipe, tap } from "./touch.sample.ts";

const meta = {
  title: "Kit/FullscreenGallery/Touch",
  component: FullscreenGallery,
  args: { items: samplePictures, open: true, onOpenChange: () => {} },
  globals: { viewport: { value: "phone", isRotated: false } },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof FullscreenGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

function Demo(props: FullscreenGalleryProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ minBlockSize: 480 }}>
      <FullscreenGallery {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

async function findStage() {
  const dialog = await screen.findByRole("dialog");
  const stage = dialog.querySelector<HTMLElement>("[data-gallery-stage]")!;
  const position = () => within(dialog).getByRole("status").textContent;
  const picture = () => stage.querySelector<HTMLElement>("[data-shown] img")!;
  await waitFor(() => expect(picture()).toHaveAttribute("data-state", "shown"));
  await waitFor(() => expect(picture().getAnimations()).toHaveLength(0));
  const scale = () => Number(/scale\((.+)\)/.exec(picture().style.transform)?.[1] ?? 1);
  return { dialog, stage, position, picture, scale };
}

export const SwipeOver100PxChangesTheSlide: Story = {
  play: async () => {
    const { stage, position } = await findStage();
    swipe(stage, -100, 0);
    await expect(position()).toMatch(/^Picture 1 of 9/);
    swipe(stage, -101, 0);
    await waitFor(() => expect(position()).toMatch(/^Picture 2 of 9/));
    swipe(stage, 100, 0);
    await expect(position()).toMatch(/^Picture 2 of 9/);
    swipe(stage, 101, 0);
    await waitFor(() => expect(position()).toMatch(/^Picture 1 of 9/));
    swipe(stage, 300, 0);
    await expect(position()).toMatch(/^Picture 1 of 9/);
  },
};

export const TheSlideFollowsTheFinger: Story = {
  play: async () => {
    const { stage, picture } = await findStage();
    const start = picture().getBoundingClientRect().left;
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300, clientY: 300 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 210, clientY: 300 });
    await waitFor(() =>
      expect(Math.round(picture().getBoundingClientRect().left - start)).toBe(-90),
    );
    fireEvent.pointerCancel(stage, { pointerId: 1 });
    await waitFor(() => expect(picture().getBoundingClientRect().left).toBeCloseTo(start, 0));
  },
};

export const AFingerThatTurnsKeepsItsAxis: Story = {
  play: async () => {
    const { dialog, stage, position } = await findStage();
    const at = (clientX: number, clientY: number) => ({ pointerId: 1, clientX, clientY });
    fireEvent.pointerDown(stage, at(200, 300));
    fireEvent.pointerMove(stage, at(180, 300));
    // Farther down than across by now, and no reason to close.
    fireEvent.pointerMove(stage, at(180, 560));
    fireEvent.pointerUp(stage, at(180, 560));
    await expect(dialog).toHaveAttribute("data-state", "open");
    await expect(position()).toMatch(/^Picture 1 of 9/);
  },
};

export const SwipeFromRightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "phone", isRotated: false } },
  play: async () => {
    const { stage, position } = await findStage();
    swipe(stage, -150, 0);
    await expect(position()).toMatch(/^Picture 1 of 9/);
    swipe(stage, 101, 0);
    await waitFor(() => expect(position()).toMatch(/^Picture 2 of 9/));
  },
};

const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const SwipeDownOver100PxCloses: Story = {
  play: async () => {
    const { dialog, stage } = await findStage();
    swipe(stage, 0, 100);
    await expect(dialog).toHaveAttribute("data-state", "open");
    swipe(stage, 10, 101);
    await isGone();
  },
};

export const SwipeUpOver100PxCloses: Story = {
  play: async () => {
    const { stage } = await findStage();
    swipe(stage, 0, -101);
    await isGone();
  },
};

export const DoubleTapTogglesTheZoom: Story = {
  play: async () => {
    const { dialog, stage, position, picture, scale } = await findStage();
    const box = picture().getBoundingClientRect();
    const [x, y] = [box.left + box.width * 0.75, box.top + box.height / 2];
    tap(picture(), x, y, 1000);
    tap(picture(), x, y, 1301);
    await expect(scale()).toBe(1);
    tap(picture(), x, y, 1601);
    await waitFor(() => expect(scale()).toBe(2.5));
    await waitFor(() => expect(picture().getAnimations()).toHaveLength(0));
    // What was under the finger still is.
    const zoomed = picture().getBoundingClientRect();
    await expect((x - zoomed.left) / zoomed.width).toBeCloseTo(0.75, 1);
    await expect(within(dialog).getByRole("button", { name: "Zoom out" })).toBeVisible();
    // An enlarged picture is moved, and neither left nor closed.
    swipe(stage, -300, 0);
    await expect(position()).toMatch(/^Picture 1 of 9/);
    await waitFor(() => expect(picture().getAnimations()).toHaveLength(0));
    await expect(picture().getBoundingClientRect().right).toBeGreaterThanOrEqual(
      Math.round(stage.getBoundingClientRect().right) - 1,
    );
    tap(picture(), x, y, 9000);
    tap(picture(), x, y, 9100);
    await waitFor(() => expect(scale()).toBe(1));
  },
};

export const AnEnlargedPictureGoesOnAfterAFastFinger: Story = {
  play: async ({ userEvent }) => {
    const { dialog, stage, picture } = await findStage();
    await userEvent.click(within(dialog).getByRole("button", { name: "Zoom in" }));
    const offset = () => new DOMMatrix(picture().style.transform).e;
    await expect(offset()).toBe(0);
    const move = (clientX: number, time: number, type = "pointermove") => {
      const event = new PointerEvent(type, { pointerId: 1, clientX, clientY: 300, bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: time });
      fireEvent(stage, event);
    };
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 200, clientY: 300 });
    for (const step of [1, 2, 3, 4]) move(200 - 15 * step, 16 * step);
    await expect(Math.round(offset())).toBe(-60);
    move(140, 70, "pointerup");
    await expect(offset()).toBeLessThan(-100);
    await waitFor(() => expect(picture().getAnimations()).toHaveLength(0));
    // A finger that rested before it left lets go of a picture that stays.
    const before = offset();
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 200, clientY: 300 });
    for (const step of [1, 2, 3, 4]) move(200 + 15 * step, 16 * step);
    move(260, 400, "pointerup");
    await expect(Math.round(offset() - before)).toBe(60);
  },
};

export const AnEnlargedPictureIsLeftFromItsEdge: Story = {
  play: async ({ userEvent }) => {
    const { dialog, stage, position, picture, scale } = await findStage();
    await userEvent.click(within(dialog).getByRole("button", { name: "Zoom in" }));
    // To its right edge, which ends there: only the next drag leads on.
    swipe(stage, -1200, 0);
    await expect(position()).toMatch(/^Picture 1 of 9/);
    await waitFor(() => expect(picture().getAnimations()).toHaveLength(0));
    swipe(stage, -90, 0);
    await expect(position()).toMatch(/^Picture 1 of 9/);
    await expect(scale()).toBe(2.5);
    swipe(stage, -120, 0);
    await waitFor(() => expect(position()).toMatch(/^Picture 2 of 9/));
    await expect(scale()).toBe(1);
  },
};

export const PinchZooms: Story = {
  play: async () => {
    const { dialog, stage, picture, scale } = await findStage();
    pinch(stage, 187, 400, 100, 200);
    await waitFor(() => expect(scale()).toBeCloseTo(2, 1));
    pinch(stage, 187, 400, 50, 500);
    await expect(scale()).toBe(4);
    pinch(stage, 187, 400, 300, 10);
    await waitFor(() => expect(picture().style.transform).toBe(""));
    await expect(within(dialog).getByRole("button", { name: "Zoom in" })).toBeVisible();
  },
};

export const ZoomByButtonKeysAndWheel: Story = {
  play: async ({ userEvent }) => {
    const { dialog, stage, position, picture, scale } = await findStage();
    await userEvent.click(within(dialog).getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(scale()).toBe(2.5));
    const before = picture().style.transform;
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(picture().style.transform).not.toBe(before);
    await expect(position()).toMatch(/^Picture 1 of 9/);
    await userEvent.keyboard("0");
    await expect(scale()).toBe(1);
    await userEvent.keyboard("+");
    await expect(scale()).toBeCloseTo(1.6);
    fireEvent.wheel(stage, { ctrlKey: true, deltaY: -40, clientX: 187, clientY: 400 });
    await waitFor(() => expect(scale()).toBeGreaterThan(2));
    // The next slide begins whole.
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await expect(picture().style.transform).toBe("");
  },
};
