import { InputNumber } from "antd";

export const Example = () => (
  <>
    <label htmlFor="seats">Seats</label>
    <InputNumber id="seats" min={1} max={20} step={1} defaultValue={2} />
  </>
);
