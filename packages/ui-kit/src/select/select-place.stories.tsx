import type { CSSProperties } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Select } from "./select.tsx";

const items = ["Altai", "Karelia", "Sayan"].map((text) => ({ value: text, text }));

const Region = () => <Select items={items} aria-label="Region" />;

const meta = {
  title: "Kit/Select/Place of the layer",
  decorators: [(Story) => <div style={{ padding: 32 }}>{<Story />}</div>],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element) => element.getBoundingClientRect();

const findLayer = () => screen.getByRole("listbox").closest("[popover]")!;

/** The layer stands under its anchor, as wide as it. */
async function expectUnder(anchor: HTMLElement) {
  await waitFor(async () => {
    const [over, under] = [boxOf(anchor), boxOf(findLayer())];
    await expect(Math.abs(under.left - over.left)).toBeLessThan(2);
    await expect(under.top - over.bottom).toBeGreaterThan(0);
    await expect(under.top - over.bottom).toBeLessThan(16);
    await expect(Math.abs(under.width - over.width)).toBeLessThan(2);
  });
}

export const ClosesWhenItsAnchorIsScrolledAway: Story = {
  render: () => (
    <div data-testid="scroller" style={{ blockSize: 200, overflow: "auto" }} tabIndex={-1}>
      <div style={{ blockSize: 900, paddingBlockStart: 60, maxInlineSize: 300 }}>
        <Region />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole("combobox");
    const scroller = canvas.getByTestId("scroller");
    await userEvent.click(anchor);
    scroller.scrollTo({ top: 40 });
    await expectUnder(anchor);
    scroller.scrollTo({ top: 300 });
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(anchor).toHaveAttribute("aria-expanded", "false");
  },
};

export const FollowsAnAnchorThatATransformMoves: Story = {
  render: () => (
    <div data-testid="moved" style={{ blockSize: 320, maxInlineSize: 300 }}>
      <Region />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole("combobox");
    await userEvent.click(anchor);
    await expectUnder(anchor);
    const before = boxOf(anchor).left;
    canvas.getByTestId("moved").style.transform = "translate(120px, 48px)";
    await expect(boxOf(anchor).left).toBe(before + 120);
    await expectUnder(anchor);
  },
};

const zoomed = (zoom: number): CSSProperties => ({ zoom, blockSize: 300, maxInlineSize: 300 });

export const StandsUnderAZoomedAnchor: Story = {
  render: () => (
    <div style={zoomed(1.25)}>
      <div style={zoomed(1.2)}>
        <Region />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole("combobox");
    await userEvent.click(anchor);
    await expectUnder(anchor);
  },
};

export const StandsUnderItsAnchorOnAZoomedPage: Story = {
  render: () => (
    <div style={{ blockSize: 300, maxInlineSize: 300 }}>
      <Region />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    document.documentElement.style.zoom = "1.5";
    try {
      const anchor = canvas.getByRole("combobox");
      await userEvent.click(anchor);
      await expectUnder(anchor);
      const { right, bottom } = boxOf(findLayer());
      await expect(right).toBeLessThan(window.innerWidth);
      await expect(bottom).toBeLessThan(window.innerHeight);
    } finally {
      document.documentElement.style.zoom = "";
    }
  },
};
