import { toDate } from "@tour/dates";
import { defineDemo } from "../demo/define-demo.ts";
import { Tag } from "../tag/index.ts";
import { Table } from "./index.ts";

interface Departure {
  id: number;
  tour: string;
  starts: string;
  seats: number;
  price: number;
}

const rows: Departure[] = [
  { id: 1, tour: "К подножию Белухи", starts: "2026-07-12", seats: 2, price: 68_000 },
  { id: 2, tour: "Байкал на велосипеде", starts: "2026-06-20", seats: 8, price: 54_500 },
  { id: 3, tour: "Вулканы Камчатки", starts: "2026-08-03", seats: 0, price: 129_000 },
  { id: 4, tour: "Карелия под парусом", starts: "2026-07-01", seats: 5, price: 41_000 },
];
const money = new Intl.NumberFormat("ru", {
  style: "currency",
  currency: "RUB",
  minimumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
const columns = [
  { key: "tour", header: "Тур", sortable: true },
  {
    key: "starts",
    header: "Выезд",
    sortable: true,
    render: ({ starts }: Departure) => day.format(toDate(starts)),
  },
  {
    key: "seats",
    header: "Места",
    sortable: true,
    render: ({ seats }: Departure) => (
      <span>
        <Tag size="s" tone={seats === 0 ? "danger" : seats < 3 ? "warning" : "success"}>
          {seats === 0 ? "Нет" : seats}
        </Tag>
      </span>
    ),
  },
  {
    key: "price",
    header: "Цена",
    align: "end" as const,
    sortable: true,
    render: ({ price }: Departure) => money.format(price),
  },
];
const readKey = ({ id }: Departure) => id;

function TableDemo() {
  return (
    <Table
      caption="Ближайшие выезды"
      columns={columns}
      rows={rows}
      getRowKey={readKey}
      defaultSort={{ key: "starts", direction: "ascending" }}
      selectable
    />
  );
}

export const demo = defineDemo({
  group: "content",
  title: "Таблица",
  text: "Сортировка, выбор строк, прилипающая шапка; на телефоне строки становятся карточками.",
  isWide: true,
  Show: TableDemo,
});
