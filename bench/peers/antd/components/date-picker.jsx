import { DatePicker } from "antd";

export const Example = () => (
  <>
    <DatePicker aria-label="Day" />
    <DatePicker.RangePicker id={{ start: "from", end: "to" }} />
  </>
);
