import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { FullscreenGallery } from "./fullscreen-gallery.tsx";
import { samplePictures, sampleVideos } from "./gallery.sample.ts";
import type { FullscreenGalleryProps } from "./gallery-props.ts";

const meta = {
  title: "Kit/FullscreenGallery/Video",
  component: FullscreenGallery,
  args: { items: [...sampleVideos, ...samplePictures], open: true, onOpenChange: () => {} },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof FullscreenGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

function Demo(props: FullscreenGalleryProps) {
  const [open, setOpen] = useState(props.open);
  return <FullscreenGallery {...props} open={open} onOpenChange={setOpen} />;
}

const playName = { name: "Play the video: Two days on horseback" };

export const NothingIsAskedForBeforePlay: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const play = within(dialog).getByRole("button", playName);
    const poster = play.querySelector("img")!;
    await expect(poster).toHaveAttribute("src", expect.stringMatching(/tall.*#374x500$/));
    await expect(
      play.getBoundingClientRect().width / play.getBoundingClientRect().height,
    ).toBeCloseTo(374 / 500, 1);
    await expect(dialog.querySelector("iframe")).toBeNull();
    await expect(within(dialog).getByRole("status")).toHaveTextContent(
      "Video 1 of 12. Two days on horseback",
    );
  },
};

export const PosterOnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
};

function stops(index: number, src: string, message: string, origin: string): Story {
  return {
    args: { defaultIndex: index },
    play: async ({ userEvent }) => {
      const dialog = await screen.findByRole("dialog");
      await userEvent.click(within(dialog).getByRole("button", playName));
      const frame = within(dialog).getByTitle<HTMLIFrameElement>("Two days on horseback");
      await expect(frame.src).toMatch(new RegExp(`^${src}\\?.*enablejsapi=1`));
      const postMessage = fn();
      Object.defineProperty(frame, "contentWindow", { value: { postMessage } });
      await userEvent.keyboard("{ArrowRight}");
      await expect(postMessage).toHaveBeenCalledWith(message, origin);
      await waitFor(() => expect(frame.isConnected).toBe(false));
      await userEvent.keyboard("{ArrowLeft}");
      await expect(within(dialog).getByRole("button", playName)).toBeVisible();
    },
  };
}

export const Youtube = stops(
  0,
  "https://www.youtube-nocookie.com/embed/M7lc1UVf-VE",
  '{"event":"command","func":"stopVideo","args":""}',
  "https://www.youtube-nocookie.com",
);

export const Rutube = stops(
  1,
  "https://rutube.ru/play/embed/c6cc4d620b1d4338901770a44b3e82f4",
  '{"type":"player:stop","data":{}}',
  "https://rutube.ru",
);

export const Vimeo = stops(
  2,
  "https://player.vimeo.com/video/76979871",
  '{"method":"pause"}',
  "https://player.vimeo.com",
);

export const ClosingStopsTheVideo: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", playName));
    const frame = within(dialog).getByTitle("Two days on horseback");
    const postMessage = fn();
    Object.defineProperty(frame, "contentWindow", { value: { postMessage } });
    await userEvent.keyboard("{Escape}");
    await expect(postMessage).toHaveBeenCalled();
    await waitFor(() => expect(frame.isConnected).toBe(false));
  },
};
