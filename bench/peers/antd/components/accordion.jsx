import { Collapse } from "antd";

export const Example = () => (
  <Collapse
    accordion
    defaultActiveKey="price"
    items={[{ key: "price", label: "What is included?", children: "Meals and tents" }]}
  />
);
