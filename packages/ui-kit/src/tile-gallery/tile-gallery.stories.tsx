import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import {
  brokenPicture,
  samplePictures,
  sampleVideos,
} from "../fullscreen-gallery/gallery.sample.ts";
import { readUrl } from "../fullscreen-gallery/gallery-item.ts";
import { TileGallery } from "./tile-gallery.tsx";

const images = samplePictures.map(({ image, alt }) => ({ url: readUrl(image), alt }));

const meta = {
  title: "Kit/TileGallery",
  component: TileGallery,
  args: { images },
} satisfies Meta<typeof TileGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const gapOf = (grid: Element) => getComputedStyle(grid).columnGap;

export const SixOfNine: Story = {
  play: async ({ canvas, userEvent }) => {
    const tiles = canvas.getAllByRole("link");
    await expect(tiles).toHaveLength(6);
    const first = within(tiles[0]!).getByRole("img", { name: "Lake between dark woods" });
    await expect(first).toHaveAttribute("src", expect.stringMatching(/lake.*#250x300$/));
    await expect(first).toHaveAttribute("srcset", expect.stringMatching(/lake.*#500x600 2x$/));
    await expect(tiles[0]).toHaveAttribute("href", expect.stringMatching(/#2000x00$/));
    await expect(gapOf(canvas.getByRole("list"))).toBe(window.innerWidth < 576 ? "8px" : "4px");
    await userEvent.click(canvas.getByRole("button", { name: "View All" }));
    const dialog = await screen.findByRole("dialog", { name: "Gallery" });
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Picture 1 of 9");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "View All" })).toHaveFocus());
  },
};

export const ATileOpensItsPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Dunes in the evening" }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("status")).toHaveTextContent(
      "Picture 5 of 9. Dunes in the evening",
    );
    // What is still fading in has no colours yet that could be read.
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(gapOf(canvas.getByRole("list"))).toBe("8px");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const VideoFirst: Story = {
  args: { videoUrl: sampleVideos[0]!.video_url },
  play: async ({ canvas, userEvent }) => {
    const tiles = canvas.getAllByRole("link");
    await expect(tiles).toHaveLength(6);
    await expect(tiles[0]).toHaveAccessibleName(/Video/);
    await userEvent.click(tiles[0]!);
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Video 1 of 10");
    await expect(dialog.querySelector("iframe")).toBeNull();
  },
};

export const NoMoreThanSix: Story = {
  args: { images: images.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const OwnLimit: Story = {
  args: { limit: 4, texts: { viewAll: "All pictures of the tour" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    await expect(canvas.getByRole("button")).toHaveAccessibleName("All pictures of the tour");
  },
};

export const StringsWithoutWords: Story = {
  args: { images: images.slice(0, 3).map(({ url }) => url) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Picture 2 of 3" })).toBeVisible();
  },
};

export const One: Story = { args: { images: images.slice(0, 1) } };

export const FailedPicture: Story = {
  args: { images: [...images.slice(0, 2), brokenPicture.image, ...images.slice(3)] },
  play: async ({ canvas }) => {
    const tile = canvas.getAllByRole("link")[2]!;
    await waitFor(() => expect(tile).toHaveAttribute("data-state", "failed"));
  },
};

export const RussianFromRightToLeft: Story = {
  globals: { locale: "ru", direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Смотреть все" })).toBeVisible();
  },
};

export const NoPicturesNoGallery: Story = {
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};
