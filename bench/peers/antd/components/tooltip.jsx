import { Tooltip } from "antd";

export const Example = () => (
  <Tooltip title="Seats are held for a day">
    <button type="button">?</button>
  </Tooltip>
);
