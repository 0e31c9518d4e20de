import { Table } from "@tour/ui-kit/table";
import "./own.css";
import type { SpeedItem, SpeedProps } from "../speed-example.ts";

const columns = [
  { key: "text", header: "Name", sortable: true },
  { key: "value", header: "Code" },
  { key: "price", header: "Price", sortable: true },
  { key: "days", header: "Days" },
  { key: "city", header: "City" },
];
const getRowKey = ({ value }: SpeedItem) => value;

export const Example = ({ items }: SpeedProps) => (
  <Table aria-label="Tours" columns={columns} rows={items} getRowKey={getRowKey} />
);
