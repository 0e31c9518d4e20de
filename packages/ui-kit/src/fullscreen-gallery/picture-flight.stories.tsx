import { useEffect, useRef } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { enhanceGallery } from "./enhance-gallery.ts";
import { fillSize } from "./picture-source.ts";
import { readUrl } from "./gallery-item.ts";
import { samplePictures } from "./gallery.sample.ts";

const meta = { title: "Kit/FullscreenGallery/Flight" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Tiles() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => enhanceGallery(root.current!), []);
  return (
    <div ref={root} style={{ display: "flex", gap: 8, paddingBlock: 40 }}>
      {samplePictures.slice(0, 3).map(({ image, alt }, index) => (
        <a
          key={index}
          href={fillSize(readUrl(image), "2000x00")}
          data-gallery-item={readUrl(image)}
          style={{ display: "block", inlineSize: 110, blockSize: 150, overflow: "clip" }}
        >
          <img
            src={fillSize(readUrl(image), "250x300")}
            alt={alt}
            style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
          />
        </a>
      ))}
    </div>
  );
}

/** Holds every movement at its beginning, however slow the machine is. */
function holdFlights() {
  const { animate } = Element.prototype;
  const flights: Animation[] = [];
  Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    flight.pause();
    flights.push(flight);
    return flight;
  };
  return {
    finish() {
      for (const flight of flights.splice(0)) flight.finish();
    },
    stop() {
      Element.prototype.animate = animate;
      this.finish();
    },
  };
}

/** Where a picture is seen: its box without what is cut off. */
function readSeen(flier: Element) {
  const { clipPath, transform } = getComputedStyle(flier);
  const cuts = /inset\(([^)]*?)( round.*)?\)/.exec(clipPath)![1]!.split(" ").map(parseFloat);
  const [top = 0, right = top, bottom = top, left = right] = cuts;
  const scale = new DOMMatrix(transform).a;
  const box = flier.getBoundingClientRect();
  return {
    left: box.left + left * scale,
    top: box.top + top * scale,
    width: box.width - (left + right) * scale,
    height: box.height - (top + bottom) * scale,
  };
}

async function expectOver(flier: Element, tile: Element) {
  const seen = readSeen(flier);
  const box = tile.getBoundingClientRect();
  for (const side of ["left", "top", "width", "height"] as const) {
    await expect(Math.abs(seen[side] - box[side])).toBeLessThan(1);
  }
}

const findFlier = (within: string) =>
  waitFor(() => {
    const flier = document.querySelector(`${within} img[alt=""]`);
    if (!flier) throw new Error("No picture is on its way");
    return flier;
  });
const loaded = () =>
  waitFor(() =>
    expect([...document.images].every(({ naturalWidth }) => naturalWidth > 0)).toBe(true),
  );
/** Whoever asked for less motion sees no flight: there is nothing to look at then. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const tileOf = (link: Element) => link.querySelector("img")!;

export const GrowsAndReturns: Story = {
  render: () => <Tiles />,
  play: async ({ canvas, userEvent }) => {
    if (isStill()) return;
    await loaded();
    const links = canvas.getAllByRole("link");
    const held = holdFlights();
    try {
      await userEvent.click(links[0]!);
      const dialog = await screen.findByRole("dialog");
      await expectOver(await findFlier("[data-growing]"), links[0]!);
      await expect(getComputedStyle(dialog).opacity).toBe("1");
      // Keys are heard while it still grows.
      await userEvent.keyboard("{ArrowRight}");
      await expect(screen.getByRole("status")).toHaveTextContent("Picture 2 of 3");
      held.finish();
      await waitFor(() => expect(document.querySelector("[data-growing]")).toBeNull());
      await waitFor(() =>
        expect(dialog.querySelector("[data-shown] img[data-state='shown']")).not.toBeNull(),
      );

      await userEvent.keyboard("{Escape}");
      // The page is there before the picture has landed, and the picture in nobody's way.
      await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
      const flier = await findFlier("[popover]");
      await waitFor(() => expect(links[1]).toHaveFocus());
      const { left, top } = links[2]!.getBoundingClientRect();
      await expect(links[2]).toContainElement(
        document.elementFromPoint(left + 5, top + 5) as HTMLElement,
      );
      await expect(tileOf(links[1]!)).not.toBeVisible();
      for (const each of flier.getAnimations()) each.currentTime = 300;
      await expectOver(flier, links[1]!);
      held.finish();
      await waitFor(() => expect(document.querySelector("[popover]")).toBeNull());
      await expect(tileOf(links[1]!)).toBeVisible();
      await expect(tileOf(links[0]!)).toBeVisible();
    } finally {
      held.stop();
    }
  },
};

export const ReturnsFromHalfway: Story = {
  render: () => <Tiles />,
  play: async ({ canvas, userEvent }) => {
    if (isStill()) return;
    await loaded();
    const link = canvas.getAllByRole("link")[0]!;
    const held = holdFlights();
    try {
      await userEvent.click(link);
      const grown = await findFlier("[data-growing]");
      for (const each of grown.getAnimations()) each.currentTime = 100;
      const before = readSeen(grown);
      await userEvent.keyboard("{Escape}");
      const seen = readSeen(await findFlier("[popover]"));
      await expect(Math.abs(seen.left - before.left)).toBeLessThan(2);
      await expect(Math.abs(seen.width - before.width)).toBeLessThan(2);
      held.finish();
      await waitFor(() => expect(document.querySelector("[popover]")).toBeNull());
      await expect(tileOf(link)).toBeVisible();
    } finally {
      held.stop();
    }
  },
};
