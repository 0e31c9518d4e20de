import { Typography } from "antd";

export const Example = () => (
  <Typography.Paragraph ellipsis={{ rows: 5, expandable: "collapsible", symbol: "Read more" }}>
    A long text
  </Typography.Paragraph>
);
