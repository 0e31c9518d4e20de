import { Radio } from "antd";

export const Example = () => (
  <Radio.Group aria-label="Payment" name="payment" defaultValue="card" options={["card", "sbp"]} />
);
