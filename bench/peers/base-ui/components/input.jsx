import { Input } from "@base-ui/react/input";

export const Example = () => (
  <>
    <label htmlFor="name">Name</label>
    <Input id="name" />
  </>
);
