import { Checkbox } from "antd";

export const Example = () => <Checkbox indeterminate>Vegetarian</Checkbox>;
