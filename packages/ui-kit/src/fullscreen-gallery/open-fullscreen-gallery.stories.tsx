import { useEffect, useRef, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ru } from "../locale/ru.ts";
import { enhanceGallery } from "./enhance-gallery.ts";
import { fillSize } from "./picture-source.ts";
import { readUrl } from "./gallery-item.ts";
import { samplePictures, sampleVideos } from "./gallery.sample.ts";
import { openFullscreenGallery } from "./open-fullscreen-gallery.ts";

const onClosed = fn();

const meta = {
  title: "Kit/FullscreenGallery/WithoutAComponent",
  beforeEach: () => void onClosed.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function leave() {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await waitFor(() => expect(history.state ?? {}).not.toHaveProperty("tourGallery"));
}

export const OpenedByACall: Story = {
  render: () => (
    <Button
      onClick={() => openFullscreenGallery(samplePictures, { index: 3, locale: ru, onClosed })}
    >
      All pictures
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button");
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Галерея" });
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Фотография 4 из 9");
    await waitFor(() => expect(history.state).toHaveProperty("tourGallery"));
    history.back();
    await leave();
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedTwice: Story = {
  play: async () => {
    const close = await openFullscreenGallery(samplePictures, { onClosed });
    await screen.findByRole("dialog");
    close();
    await leave();
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    // What is closed already is left alone.
    close();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
  render: () => <p>Opened by the script of a page</p>,
};

/** What a server sends: links to pictures, and nothing else. */
function PlainLinks() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => enhanceGallery(root.current!), []);
  return (
    <div ref={root} style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      {[...samplePictures.slice(0, 3), sampleVideos[1]!].map((item, index) => (
        <a
          key={index}
          href={fillSize(readUrl(item.image), "2000x00")}
          data-gallery-item={readUrl(item.image)}
          data-gallery-video={item.video_url}
          data-gallery-caption={index === 1 ? "Мультинское озеро" : undefined}
        >
          <img src={fillSize(readUrl(item.image), "250x300")} alt={item.alt} width={150} />
        </a>
      ))}
    </div>
  );
}

export const FromPlainHtml: Story = {
  render: () => <PlainLinks />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "A ridge above the clouds" });
    await userEvent.click(link);
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("status")).toHaveTextContent(
      "Picture 2 of 4. A ridge above the clouds. Мультинское озеро",
    );
    await userEvent.keyboard("{End}");
    await expect(within(dialog).getByRole("button", { name: /^Play the video/ })).toBeEnabled();
    await userEvent.keyboard("{Escape}");
    await leave();
    await waitFor(() => expect(link).toHaveFocus());
  },
};

function LinksThatLeave() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <PlainLinks />}
      <Button onClick={() => setThere(false)}>Another page</Button>
    </>
  );
}

export const LeavesWithItsPage: Story = {
  render: () => <LinksThatLeave />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "A ridge above the clouds" });
    const away = canvas.getByRole("button", { name: "Another page" });
    await userEvent.click(link);
    await screen.findByRole("dialog");
    // The page goes while the gallery is open, as a story or a route does.
    fireEvent.click(away);
    await leave();
  },
};
