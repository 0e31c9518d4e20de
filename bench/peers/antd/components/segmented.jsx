import { Segmented } from "antd";

export const Example = () => <Segmented aria-label="View" options={["List", "Map"]} />;
