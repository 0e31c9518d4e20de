import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LocaleProvider, ru } from "../locale/index.ts";
import { Pagination, type PaginationProps } from "./pagination.tsx";

const onValueChange = fn();
const onShowMore = fn();

const meta = {
  title: "Kit/Pagination",
  component: Pagination,
  args: { pages: 20, defaultValue: 1, onValueChange },
  beforeEach: () => {
    onValueChange.mockClear();
    onShowMore.mockClear();
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (list: HTMLElement) =>
  [...list.children].map((item) => item.textContent || "…").join(" ");

export const SevenSlots: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole("list");
    const next = canvas.getByRole("button", { name: "Next" });
    const previous = canvas.getByRole("button", { name: "Previous" });
    await expect(shown(list)).toBe("1 2 3 4 5 … 20");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous);
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Page 5" }));
    await expect(shown(list)).toBe("1 … 4 5 6 … 20");
    // The gaps are no items to a screen reader.
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByRole("button", { current: "page" })).toHaveTextContent("5");
    await expect(canvas.getByRole("button", { name: "Page 5" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Page 20" }));
    await expect(shown(list)).toBe("1 … 16 17 18 19 20");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous);
    await expect(onValueChange.mock.calls).toEqual([[5], [20], [19]]);
  },
};

export const KeyboardKeepsItsPlaceAtTheEnd: Story = {
  args: { pages: 3, defaultValue: 2 },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Next" });
    next.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(onValueChange.mock.calls).toEqual([[3]]);
    await expect(next).toHaveFocus();
  },
};

function WithSizes(props: PaginationProps) {
  const [pageSize, setPageSize] = useState(10);
  return <Pagination {...props} pageSize={pageSize} onPageSizeChange={setPageSize} />;
}

export const RangeAndPageSize: Story = {
  args: { pages: undefined, itemsCount: 1240, pageSizes: [10, 20, 50], defaultValue: 5 },
  render: (args) => <WithSizes {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("41–50 of 1,240")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Per page"), "20");
    await expect(canvas.getByText("41–60 of 1,240")).toBeVisible();
    await expect(onValueChange.mock.calls).toEqual([[3]]);
    await userEvent.click(canvas.getByRole("button", { name: "Page 62" }));
    await expect(canvas.getByText("1,221–1,240 of 1,240")).toBeVisible();
  },
};

export const Links: Story = {
  args: { href: "/tours?page={page}", onValueChange: undefined, defaultValue: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/tours?page=3",
    );
    await expect(canvas.getByRole("link", { name: "Next" })).toHaveAttribute(
      "href",
      "/tours?page=2",
    );
    await expect(canvas.getByRole("link", { name: "Previous" })).not.toHaveAttribute("href");
  },
};

export const LinksThatStayOnThePage: Story = {
  args: { href: (page: number) => (page === 1 ? "/tours" : `/tours?page=${page}`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Next" }));
    await expect(onValueChange.mock.calls).toEqual([[2]]);
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/tours");
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("2");
  },
};

export const ShowMore: Story = {
  args: { onShowMore, itemsCount: 95, pageSize: 10, pages: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(onShowMore.mock.calls).toEqual([[]]);
    await userEvent.click(canvas.getByRole("button", { name: "Page 10" }));
    await expect(canvas.queryByRole("button", { name: "Show more" })).toBeNull();
  },
};

export const OnAPhoneInRussian: Story = {
  args: { itemsCount: 1240, pageSize: 10, pageSizes: [10, 20], pages: undefined, defaultValue: 62 },
  render: (args) => (
    <LocaleProvider locale={ru}>
      <div style={{ inlineSize: 288 }}>
        <Pagination {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Страницы" });
    await expect(nav.scrollWidth).toBeLessThanOrEqual(288);
    await expect(canvas.getByRole("button", { name: "Назад" })).toBeVisible();
    for (const page of canvas.getAllByRole("button", { name: /Страница/ })) {
      await expect(page.offsetWidth).toBeGreaterThanOrEqual(36);
    }
  },
};
