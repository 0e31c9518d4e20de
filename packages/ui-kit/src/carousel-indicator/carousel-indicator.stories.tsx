import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CarouselIndicator, type CarouselIndicatorProps } from "./carousel-indicator.tsx";

const meta = {
  title: "Kit/CarouselIndicator",
  component: CarouselIndicator,
  args: { value: 1, pages: 9 },
} satisfies Meta<typeof CarouselIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourDots: Story = {
  play: async ({ canvas }) => {
    const dots = canvas.getByRole("img", { name: "Page 1 of 9" });
    await expect(dots.children).toHaveLength(4);
  },
};

export const FewPages: Story = { args: { value: 2, pages: 3 } };

function Choosing(props: CarouselIndicatorProps) {
  const [page, setPage] = useState(props.value);
  return <CarouselIndicator {...props} value={page} onValueChange={setPage} />;
}

export const Buttons: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Page 4" }));
    await expect(canvas.getByRole("group", { name: "Page 4 of 9" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Page 4" })).toHaveFocus();
    await expect(canvas.getByRole("button", { current: true })).toHaveAccessibleName("Page 4");
    await expect(canvas.getAllByRole("button").map((dot) => dot.ariaLabel)).toEqual([
      "Page 3",
      "Page 4",
      "Page 5",
      "Page 6",
    ]);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("group", { name: "Page 5 of 9" })).toBeVisible();
  },
};

export const OnePageHasNoDots: Story = {
  args: { pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
