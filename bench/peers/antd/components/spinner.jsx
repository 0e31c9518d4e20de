import { Spin } from "antd";

export const Example = () => <Spin aria-label="Loading" />;
