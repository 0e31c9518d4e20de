import { Skeleton } from "antd";

export const Example = () => <Skeleton active avatar paragraph={{ rows: 1 }} />;
