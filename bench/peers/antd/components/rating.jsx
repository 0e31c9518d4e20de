import { Rate } from "antd";

export const Example = () => (
  <>
    <Rate disabled allowHalf value={4.5} />
    <Rate defaultValue={4} tooltips={["Terrible", "Poor", "Fair", "Good", "Excellent"]} />
  </>
);
