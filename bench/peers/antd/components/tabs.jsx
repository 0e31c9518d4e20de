import { Tabs } from "antd";

const items = [
  { key: "program", label: "Programme", children: "Days" },
  { key: "price", label: "Price", children: "Money" },
];

export const Example = () => <Tabs items={items} />;
