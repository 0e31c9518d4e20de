import { Pagination } from "antd";

export const Example = () => (
  <Pagination
    total={200}
    showSizeChanger
    showTotal={(total, [from, to]) => `${from}–${to} of ${total}`}
  />
);
