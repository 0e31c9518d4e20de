import { Input, Label, TextField } from "react-aria-components";

export const Example = () => (
  <TextField>
    <Label>Name</Label>
    <Input />
  </TextField>
);
