import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { LocaleProvider, ru } from "../locale/index.ts";
import { Tag } from "../tag/tag.tsx";
import type { TableColumn, TableProps } from "./table-props.ts";
import { Table } from "./table.tsx";

interface Departure {
  id: number;
  tour: string;
  starts: string;
  seats: number | null;
  price: number;
}

const rows: Departure[] = [
  { id: 1, tour: "Altai on horseback", starts: "2026-07-12", seats: 4, price: 6490000 },
  { id: 2, tour: "Baikal by kayak", starts: "2026-06-03", seats: null, price: 5200000 },
  { id: 3, tour: "Kamchatka: volcanoes", starts: "2026-08-20", seats: 12, price: 14900000 },
  { id: 4, tour: "Altai in winter", starts: "2027-01-04", seats: 0, price: 3990000 },
];

const drawPrice = fn((row: Departure) => `${(row.price / 100).toLocaleString("en-US")} ₽`);

const columns: TableColumn<Departure>[] = [
  { key: "tour", header: "Tour", sortable: true },
  { key: "starts", header: "Starts", sortable: true },
  { key: "seats", header: "Seats left", align: "end", sortable: true },
  { key: "price", header: "Price", align: "end", render: drawPrice },
];

const onSelectedKeysChange = fn();

const meta: Meta<TableProps<Departure>> = {
  title: "Kit/Table",
  component: Table,
  args: { "aria-label": "Departures", columns, rows, getRowKey: (row) => row.id },
  beforeEach: () => {
    onSelectedKeysChange.mockClear();
    drawPrice.mockClear();
  },
};

export default meta;
type Story = StoryObj<TableProps<Departure>>;

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole("rowheader")
    .map((cell) => cell.textContent);

export const Sorting: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Departures" });
    const seats = canvas.getByRole("columnheader", { name: "Seats left" });
    await expect(seats).toHaveAttribute("aria-sort", "none");
    await expect(canvas.getByRole("columnheader", { name: "Price" })).not.toHaveAttribute(
      "aria-sort",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Seats left" }));
    await expect(seats).toHaveAttribute("aria-sort", "ascending");
    await expect(names(table)).toEqual([
      "Altai in winter",
      "Altai on horseback",
      "Kamchatka: volcanoes",
      "Baikal by kayak",
    ]);
    await userEvent.keyboard("{Enter}");
    await expect(seats).toHaveAttribute("aria-sort", "descending");
    await expect(names(table)[0]).toBe("Kamchatka: volcanoes");
    await expect(names(table)[3]).toBe("Baikal by kayak");
    await userEvent.click(canvas.getByRole("button", { name: "Tour" }));
    await expect(seats).toHaveAttribute("aria-sort", "none");
    await expect(names(table)[0]).toBe("Altai in winter");
  },
};

export const NoData: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "No data to show" })).toBeVisible();
  },
};

export const FirstLoading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading...");
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByText("No data to show")).toBeNull();
  },
};

export const LoadingAgain: Story = { args: { loading: true } };

export const Selection: Story = {
  args: {
    selectable: true,
    onSelectedKeysChange,
    defaultSelectedKeys: [99],
    caption: "Departures",
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>("checkbox", { name: "Select all rows" });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select row Baikal by kayak" }));
    await expect(onSelectedKeysChange.mock.lastCall).toEqual([[99, 2]]);
    await expect(all.indeterminate).toBe(true);
    await expect(canvas.getByRole("row", { selected: true })).toHaveTextContent("Baikal");
    await userEvent.click(all);
    await expect(onSelectedKeysChange.mock.lastCall).toEqual([[99, 1, 2, 3, 4]]);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(onSelectedKeysChange.mock.lastCall).toEqual([[99]]);
  },
};

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  id: index,
  tour: `Tour ${index + 1}`,
  starts: "2026-07-12",
  seats: index % 17,
  price: 100000 * (index % 40),
}));

export const ThousandRows: Story = {
  args: { rows: thousand, selectable: true, stickyHeader: true },
  // A thousand rows of one markup are checked by their first ones.
  parameters: { a11y: { context: { exclude: [["tbody tr:nth-child(n + 6)"]] } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll("tbody tr")).toHaveLength(1000);
    const drawn = drawPrice.mock.calls.length;
    const box = canvasElement.querySelector<HTMLInputElement>("tbody input");
    await userEvent.click(box!);
    await expect(box).toBeChecked();
    // Twice in development's strict mode; never the other 999 rows.
    await expect(drawPrice.mock.calls.length - drawn).toBeLessThanOrEqual(2);
    const region = canvas.getByRole("region", { name: "Departures" });
    await expect(region).toHaveAttribute("tabindex", "0");
    const header = canvasElement.querySelector("thead th");
    const before = header?.getBoundingClientRect().top;
    region.scrollTop = 5000;
    await expect(region.scrollTop).toBe(5000);
    await expect(header?.getBoundingClientRect().top).toBe(before);
  },
};

const russian: TableColumn<Departure>[] = [
  { key: "tour", header: "Тур", sortable: true },
  { key: "starts", header: "Начало путешествия", sortable: true },
  { key: "seats", header: "Свободных мест", align: "end" },
  {
    key: "price",
    header: "Состояние",
    render: (row) => <Tag tone={row.seats ? "success" : "warning"}>Набираем группу</Tag>,
  },
];

export const OnAPhone: Story = {
  args: { columns: russian, selectable: true, defaultSelectedKeys: [3], "aria-label": "Заезды" },
  render: (args) => (
    <LocaleProvider locale={ru}>
      <div style={{ inlineSize: "min(343px, 100%)" }}>
        <Table {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Заезды" });
    await expect(table.scrollWidth).toBeLessThanOrEqual(343);
    const [name, start] = [canvas.getAllByRole("rowheader")[0]!, canvas.getAllByRole("cell")[1]!];
    await expect(start.getBoundingClientRect().top).toBeGreaterThan(
      name.getBoundingClientRect().top,
    );
    const [all, first] = canvas.getAllByRole("columnheader");
    await expect(all!.getBoundingClientRect().right).toBeLessThan(
      first!.getBoundingClientRect().left,
    );
    await expect(all!.offsetWidth).toBeGreaterThanOrEqual(20);
    await expect(getComputedStyle(start, "::before").content).toContain("Начало путешествия");
    await userEvent.click(canvas.getByRole("button", { name: "Начало путешествия" }));
    await expect(names(table)[0]).toBe("Baikal by kayak");
  },
};
