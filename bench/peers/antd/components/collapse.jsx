import { Collapse } from "antd";

export const Example = () => (
  <Collapse items={[{ key: "more", label: "More", children: "Details" }]} />
);
