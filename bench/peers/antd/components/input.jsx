import { Input } from "antd";

export const Example = () => (
  <>
    <label htmlFor="name">Name</label>
    <Input id="name" prefix="@" />
  </>
);
