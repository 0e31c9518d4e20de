import { Empty } from "antd";

export const Example = () => (
  <Empty description="No tours yet">
    <button type="button">Add</button>
  </Empty>
);
