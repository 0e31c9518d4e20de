import { Table } from "antd";

const columns = [
  { title: "Name", dataIndex: "text", sorter: (a, b) => a.text.localeCompare(b.text) },
  { title: "Code", dataIndex: "value" },
  { title: "Price", dataIndex: "price", sorter: (a, b) => a.price - b.price },
  { title: "Days", dataIndex: "days" },
  { title: "City", dataIndex: "city" },
];

export const Example = ({ items }) => (
  <Table columns={columns} dataSource={items} rowKey="value" pagination={false} />
);
