import { Typography } from "antd";

export const Example = () => <Typography.Link href="/tours">Tours</Typography.Link>;
