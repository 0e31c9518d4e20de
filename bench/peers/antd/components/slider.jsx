import { Slider } from "antd";

export const Example = () => (
  <Slider range defaultValue={[20, 60]} marks={{ 50: "50" }} ariaLabelForHandle={["From", "To"]} />
);
