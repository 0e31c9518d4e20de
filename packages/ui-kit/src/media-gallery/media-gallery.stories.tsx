import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import {
  brokenPicture,
  samplePictures,
  sampleVideos,
} from "../fullscreen-gallery/gallery.sample.ts";
import { MediaGallery, type MediaGalleryProps } from "./media-gallery.tsx";

const onIndexChange = fn();

const meta = {
  title: "Kit/MediaGallery",
  component: MediaGallery,
  args: { items: samplePictures, onIndexChange },
  beforeEach: () => void onIndexChange.mockClear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{<Story />}</div>],
} satisfies Meta<typeof MediaGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  getByRole: (typeof screen)["getByRole"];
}

const thumb = (canvas: Canvas, place: number) =>
  canvas.getByRole("link", { name: new RegExp(`^(Picture|Video) ${place} of`) });
const rowOf = (canvas: Canvas) => canvas.getByRole("group", { name: /^\d+ of/ }).parentElement!;

/** Waits until the slide at a place, from 0, is the one in sight. */
const isShown = (row: HTMLElement, place: number) =>
  waitFor(() => {
    const slide = row.children[place]!.getBoundingClientRect();
    const view = row.parentElement!.getBoundingClientRect();
    return expect(Math.abs(Math.round(slide.left - view.left))).toBe(0);
  });

/** Waits until the row is in Embla's hands. */
const isLive = (row: HTMLElement) =>
  waitFor(() => expect(row.parentElement).toHaveAttribute("data-live"));

/** A mouse that takes the row and goes by so many px: more than half a slide, or a slow machine's is no throw. */
function drag(row: HTMLElement, x: number) {
  const at = (share: number) => ({ button: 0, clientX: 400 + x * share, clientY: 200 });
  fireEvent.mouseDown(row, at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) fireEvent.mouseMove(row, at(share));
  fireEvent.mouseUp(row, at(1));
}

export const Thumbnails: Story = {
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole("group", { name: "Gallery" });
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    const row = rowOf(canvas);
    await expect(thumb(canvas, 1)).toHaveAttribute("aria-current", "true");
    await userEvent.click(thumb(canvas, 3));
    await isShown(row, 2);
    await expect(onIndexChange.mock.calls).toEqual([[2]]);
    await expect(thumb(canvas, 3)).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Picture 3 of 9. A waterfall, as high as twenty storeys",
    );
    await expect([...row.children].filter((slide) => !slide.hasAttribute("inert"))).toHaveLength(1);
    await expect(location.hash).toBe("");
  },
};

export const Buttons: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = rowOf(canvas);
    const [previous, next] = ["Previous", "Next"].map((name) =>
      canvas.getByRole("button", { name }),
    );
    await expect(previous).toHaveAttribute("aria-disabled");
    await userEvent.click(next!);
    await isShown(row, 1);
    await userEvent.click(previous!);
    await isShown(row, 0);
    await userEvent.click(previous!);
    await expect(onIndexChange.mock.calls).toEqual([[1], [0]]);
  },
};

export const InACircle: Story = {
  args: { loop: true },
  play: async ({ canvas, userEvent }) => {
    const row = rowOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await isShown(row, 8);
    await userEvent.keyboard("{Tab}");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await isShown(row, 0);
    await expect(onIndexChange.mock.calls).toEqual([[8], [0]]);
    await isLive(row);
    drag(row, 450);
    await isShown(row, 8);
  },
};

export const KeysTakeTheFocusAlong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Open: Lake/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Open: A ridge/ })).toHaveFocus());
    await isShown(rowOf(canvas), 1);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Open: Lake/ })).toHaveFocus());
  },
};

export const DraggedByTheMouse: Story = {
  play: async ({ canvas }) => {
    const row = rowOf(canvas);
    await isLive(row);
    drag(row, -450);
    await isShown(row, 1);
    await expect(onIndexChange.mock.calls).toEqual([[1]]);
    await expect(thumb(canvas, 2)).toHaveAttribute("aria-current", "true");
    // Letting go of a drag is no press.
    fireEvent.click(canvas.getByRole("link", { name: /^Open: A ridge/ }));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const ScrolledByATouchPad: Story = {
  play: async ({ canvas }) => {
    const row = rowOf(canvas);
    await isLive(row);
    for (let step = 0; step < 8; step += 1) {
      // A touch pad tells of itself once a frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      fireEvent.wheel(row, { deltaX: 60, deltaY: 2 });
    }
    await isShown(row, 1);
  },
};

export const FromRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(thumb(canvas, 3));
    await isShown(rowOf(canvas), 2);
    await userEvent.keyboard("{ArrowLeft}");
    await isShown(rowOf(canvas), 3);
    drag(rowOf(canvas), 450);
    await isShown(rowOf(canvas), 4);
  },
};

export const OpensOverTheWindow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: /^Open: Lake/ }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Picture 1 of 9");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The row has gone along, and the focus comes back to the picture that was looked at.
    await isShown(rowOf(canvas), 2);
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /^Open: A waterfall/ })).toHaveFocus(),
    );
  },
};

export const ANewTabIsLeftToTheBrowser: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /^Open: Lake/ });
    const press = new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true });
    let isTaken: boolean | undefined;
    const stop = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", stop, { once: true });
    fireEvent(link, press);
    await expect(isTaken).toBe(false);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const WithAVideo: Story = {
  args: { items: [sampleVideos[1]!, ...samplePictures] },
  play: async ({ canvas, userEvent }) => {
    await expect(thumb(canvas, 1)).toHaveAccessibleName(/^Video 1 of 10/);
    await userEvent.click(canvas.getByRole("link", { name: "Open: Two days on horseback" }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("button", { name: /^Play the video/ })).toBeEnabled();
  },
};

function Choosing(props: MediaGalleryProps) {
  const [index, setIndex] = useState(4);
  return (
    <>
      <MediaGallery {...props} index={index} onIndexChange={setIndex} />
      <Button onClick={() => setIndex(0)}>To the first</Button>
    </>
  );
}

export const Controlled: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await isShown(rowOf(canvas), 4);
    await userEvent.click(canvas.getByRole("button", { name: "To the first" }));
    await isShown(rowOf(canvas), 0);
  },
};

export const OnlyToLookAt: Story = {
  args: { fullscreen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /^Open/ })).toBeNull();
    await expect(canvas.getByRole("img", { name: "Lake between dark woods" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FailedPicture: Story = {
  args: { items: [brokenPicture, ...samplePictures] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("The picture could not be loaded")).toBeVisible());
  },
};

export const OnePicture: Story = {
  args: { items: samplePictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Russian: Story = {
  globals: { locale: "ru" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Миниатюры" })).toBeVisible();
  },
};
