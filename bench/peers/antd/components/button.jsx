import { Button } from "antd";

export const Example = () => (
  <>
    <Button loading>Save</Button>
    <Button aria-label="Add" icon="+" />
  </>
);
