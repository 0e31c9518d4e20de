import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { FullscreenGallery } from "./fullscreen-gallery.tsx";
import { brokenPicture, samplePictures } from "./gallery.sample.ts";
import type { FullscreenGalleryProps } from "./gallery-props.ts";

const onClosed = fn();

const meta = {
  title: "Kit/FullscreenGallery",
  component: FullscreenGallery,
  args: { items: samplePictures, open: true, onOpenChange: () => {}, onClosed },
  beforeEach: () => void onClosed.mockClear(),
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof FullscreenGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

function Demo(props: FullscreenGalleryProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ minBlockSize: 480 }}>
      <Button onClick={() => setOpen(true)}>All pictures</Button>
      <FullscreenGallery {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

async function shown() {
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  return dialog;
}
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const position = (dialog: HTMLElement) => within(dialog).getByRole("status").textContent;
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole("button", { name });

export const Open: Story = {
  play: async () => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleName("Gallery");
    const carousel = within(dialog).getByRole("group", { name: "Gallery" });
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    await expect(carousel).toHaveAccessibleDescription("Picture 1 of 9. Lake between dark woods");
    await waitFor(() => expect(carousel).toHaveFocus());
    const slide = within(dialog).getByRole("group", { name: "1 of 9" });
    await expect(slide).toHaveAttribute("aria-roledescription", "slide");
    await expect(within(dialog).getByText("1 / 9")).toBeVisible();
    const picture = await within(slide).findByRole("img", { name: "Lake between dark woods" });
    await waitFor(() => expect(picture).toHaveAttribute("data-state", "shown"));
    await expect(picture).toHaveAttribute("src", expect.stringMatching(/lake.*#1200x00$/));
  },
};

export const ButtonsAndNeighbours: Story = {
  play: async ({ userEvent }) => {
    const dialog = await shown();
    const asked = () =>
      [...dialog.querySelectorAll("img")].map((img) => /id%3D%22(\w+)%22/.exec(img.src)?.[1]);
    await expect(asked()).toEqual(["lake", "ridge"]);
    await expect(button(dialog, "Previous")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button(dialog, "Next"));
    await expect(position(dialog)).toBe("Picture 2 of 9. A ridge above the clouds");
    await expect(within(dialog).getByText("2 / 9")).toBeVisible();
    await expect(asked()).toEqual(["lake", "ridge", "tall"]);
    await userEvent.click(button(dialog, "Previous"));
    await expect(position(dialog)).toMatch(/^Picture 1 of 9/);
  },
};

export const SlidesTake300Ms: Story = {
  play: async ({ userEvent }) => {
    const dialog = await shown();
    const track = dialog.querySelector("[data-gallery-stage]")!.firstElementChild!;
    await expect(track.getAnimations()).toHaveLength(0);
    const slides: TransitionEvent[] = [];
    dialog.addEventListener("transitionend", (event) => {
      if (event.target === track) slides.push(event);
    });
    await userEvent.click(button(dialog, "Next"));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(track.getAnimations()).toHaveLength(0);
      return;
    }
    // The browser's own account, in s: what of it a busy machine shows is another matter.
    await waitFor(() => expect(slides).toHaveLength(1));
    await expect(slides[0]).toHaveProperty("propertyName", "transform");
    await expect(slides[0]?.elapsedTime).toBeCloseTo(0.3);
    const slide = within(dialog).getByRole("group", { name: "2 of 9" });
    await expect(Math.round(slide.getBoundingClientRect().left)).toBe(0);
  },
};

export const Keys: Story = {
  args: { defaultIndex: 1 },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    await userEvent.keyboard("{ArrowRight}");
    await expect(position(dialog)).toMatch(/^Picture 3 of 9/);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect(position(dialog)).toMatch(/^Picture 1 of 9/);
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(position(dialog)).toMatch(/^Picture 9 of 9/);
    // The browser's own: back.
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(position(dialog)).toMatch(/^Picture 9 of 9/);
    await userEvent.keyboard("{Home}");
    await expect(position(dialog)).toMatch(/^Picture 1 of 9/);
  },
};

export const EscapeClosesAndGivesTheFocusBack: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "All pictures" });
    await userEvent.click(opener);
    const dialog = await shown();
    await expect(document.documentElement.style.overflow).toBe("hidden");
    await waitFor(() => expect(dialog.matches(":modal")).toBe(true));
    const start = performance.now();
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toHaveAttribute("data-state", "closing");
    await isGone();
    await expect(performance.now() - start).toBeGreaterThanOrEqual(290);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement.style.overflow).toBe("");
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    await userEvent.keyboard("{Enter}");
    await expect(position(await shown())).toMatch(/^Picture 1 of 9/);
  },
};

export const Captions: Story = {
  args: {
    items: samplePictures.map((item, index) => ({
      ...item,
      caption:
        index === 0
          ? "Мультинское озеро в сентябре: переправа на лошадях, привал у кордона и достопримечательностеобозревательная тропа вдоль берега"
          : item.alt,
    })),
  },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    await expect(position(dialog)).toContain("Мультинское озеро");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.keyboard("{ArrowRight}");
    await expect(position(dialog)).toBe("Picture 2 of 9. A ridge above the clouds");
  },
};

export const CaptionOnAPhone: Story = {
  args: Captions.args ?? {},
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const OneByOneFromRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(position(dialog)).toMatch(/^Picture 2 of 9/);
    const slide = within(dialog).getByRole("group", { name: "2 of 9" });
    await waitFor(() => expect(Math.round(slide.getBoundingClientRect().left)).toBe(0));
    await userEvent.keyboard("{ArrowRight}");
    await expect(position(dialog)).toMatch(/^Picture 1 of 9/);
  },
};

export const Russian: Story = {
  globals: { locale: "ru" },
  play: async () => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleName("Галерея");
    await expect(button(dialog, "Вперёд")).toBeVisible();
    await expect(position(dialog)).toMatch(/^Фотография 1 из 9/);
  },
};

export const OnePicture: Story = {
  args: { items: samplePictures.slice(0, 1) },
  play: async () => {
    const dialog = await shown();
    await expect(within(dialog).queryByRole("button", { name: "Next" })).toBeNull();
  },
};

export const NoPicturesDoNotOpen: Story = {
  args: { items: [] },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const FailedPicture: Story = {
  args: { items: [brokenPicture, ...samplePictures] },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    const alert = await within(dialog).findByRole("alert");
    await expect(alert).toHaveTextContent("The picture could not be loaded");
    await userEvent.click(button(dialog, "Try again"));
    await within(dialog).findByRole("alert");
    await userEvent.keyboard("{ArrowRight}");
    await expect(position(dialog)).toMatch(/^Picture 2 of 10/);
  },
};

export const Back: Story = {
  args: { open: false, backCloses: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "All pictures" }));
    await shown();
    await waitFor(() => expect(history.state).toHaveProperty("tourGallery"));
    history.back();
    await isGone();
    // Closed otherwise, the entry is taken out again.
    await userEvent.click(canvas.getByRole("button", { name: "All pictures" }));
    await shown();
    await waitFor(() => expect(history.state).toHaveProperty("tourGallery"));
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await isGone();
    await waitFor(() => expect(history.state ?? {}).not.toHaveProperty("tourGallery"));
  },
};
