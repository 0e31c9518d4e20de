import { Switch } from "antd";

export const Example = () => (
  <>
    <label htmlFor="published">Published</label>
    <Switch id="published" />
  </>
);
