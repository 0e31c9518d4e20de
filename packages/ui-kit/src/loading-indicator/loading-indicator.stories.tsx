import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { createLoadingBar } from "./loading-bar.ts";
import { LoadingIndicator } from "./loading-indicator.tsx";
import { mountLoadingBar } from "./mount-loading-bar.ts";
import styles from "./loading-indicator.module.css";

const meta = {
  title: "Kit/LoadingIndicator",
  component: LoadingIndicator,
} satisfies Meta<typeof LoadingIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

const findBar = () => document.querySelector<HTMLElement>(`.${styles["root"]}`);

function Demo() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <LoadingIndicator loading={loading} />
      <Button onClick={() => setLoading(!loading)}>{loading ? "Stop" : "Load"}</Button>
    </>
  );
}

export const ComesAfterTheThrottle: Story = {
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const start = performance.now();
    await expect(findBar()).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Load" }));
    await waitFor(() => expect(findBar()).toBeVisible());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(195);
    await expect(findBar()?.offsetHeight).toBe(3);
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading...");
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await waitFor(() => expect(findBar()).not.toBeVisible());
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};

export const Loading: Story = { args: { loading: true, throttle: 0 } };

export const WithoutReact: Story = {
  render: () => <div data-testid="place" />,
  play: async ({ canvas }) => {
    const bar = createLoadingBar({ throttle: 0 });
    const unmount = mountLoadingBar(bar, canvas.getByTestId("place"));
    await expect(findBar()).not.toBeVisible();
    bar.start();
    await waitFor(() => expect(findBar()).toBeVisible());
    bar.finish();
    unmount();
    await expect(findBar()).toBeNull();
  },
};
