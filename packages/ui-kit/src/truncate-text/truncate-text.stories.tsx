import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { TruncateText } from "./truncate-text.tsx";

const sentence =
  "We ride up the valley of the Chulyshman, past waterfalls and larches, to a camp on the plateau. ";

const meta = {
  title: "Kit/TruncateText",
  component: TruncateText,
  args: { children: <p data-testid="text">{sentence.repeat(12)}</p> },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{<Story />}</div>],
} satisfies Meta<typeof TruncateText>;

export default meta;
type Story = StoryObj<typeof meta>;

const windowOf = (text: HTMLElement) => text.parentElement?.parentElement;

export const Folds: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", { name: "Read more" });
    const text = canvas.getByTestId("text");
    await expect(windowOf(text)?.offsetHeight).toBe(120);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(getComputedStyle(windowOf(text)!).transitionDuration).toBe(
      isStill ? "0s" : "0.3s",
    );
    await userEvent.click(more);
    await expect(more).toHaveTextContent("Hide");
    await waitFor(() => expect(windowOf(text)?.offsetHeight).toBe(text.offsetHeight));
    await userEvent.click(more);
    await waitFor(() => expect(windowOf(text)?.offsetHeight).toBe(120));
  },
};

export const AlmostShortEnoughIsWhole: Story = {
  args: { children: <div data-testid="text" style={{ blockSize: 144 }} /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(windowOf(canvas.getByTestId("text"))?.offsetHeight).toBe(144));
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const FocusInsideUnfolds: Story = {
  args: {
    children: (
      <p>
        {sentence.repeat(10)} <a href="#map">Map of the route</a>
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: "Read more" });
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Hide" })).toBeVisible();
  },
};
