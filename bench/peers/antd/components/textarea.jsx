import { Input } from "antd";

export const Example = () => (
  <>
    <label htmlFor="wishes">Wishes</label>
    <Input.TextArea id="wishes" autoSize={{ minRows: 2, maxRows: 8 }} showCount maxLength={300} />
  </>
);
