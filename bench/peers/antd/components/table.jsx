import { Table } from "antd";

const columns = [
  { title: "Name", dataIndex: "name", rowScope: "row" },
  { title: "Price", dataIndex: "price", sorter: (a, b) => a.price - b.price },
];
const tours = [
  { key: 1, name: "Altai", price: 300 },
  { key: 2, name: "Baikal", price: 200 },
];

export const Example = () => (
  <Table columns={columns} dataSource={tours} rowSelection={{}} sticky pagination={false} />
);
