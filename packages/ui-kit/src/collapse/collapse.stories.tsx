import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Collapse } from "./collapse.tsx";

const meta = { title: "Kit/Collapse", component: Collapse } satisfies Meta<typeof Collapse>;

export default meta;
type Story = StoryObj<typeof meta>;

function Demo({ startOpen }: { startOpen: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <div style={{ display: "grid", gap: 12, justifyItems: "start", maxInlineSize: 420 }}>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls="programme"
        onClick={() => setOpen(!open)}
      >
        Programme of the day
      </Button>
      <Collapse id="programme" data-testid="programme" open={open}>
        <p>
          After breakfast we ride up the Chulyshman valley, have lunch at the waterfall and reach
          the camp before dusk. <a href="#map">Map of the day</a>
        </p>
      </Collapse>
    </div>
  );
}

export const Collapsed: Story = {
  args: { open: false },
  render: () => <Demo startOpen={false} />,
};

export const FourStates: Story = {
  args: { open: false },
  render: () => <Demo startOpen={false} />,
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByTestId("programme");
    const seen: (string | undefined)[] = [];
    const observer = new MutationObserver(() => seen.push(content.dataset["state"]));
    observer.observe(content, { attributeFilter: ["data-state"] });
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(content).toHaveAttribute("data-state", "expanded"));
    await expect(canvas.getByRole("link")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(content).toHaveAttribute("data-state", "collapsed"));
    observer.disconnect();
    await expect(seen).toEqual(["expanding", "expanded", "collapsing", "collapsed"]);
    await expect(content.getBoundingClientRect().height).toBe(0);
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull());
  },
};

export const Expanded: Story = { args: { open: true }, render: () => <Demo startOpen /> };
