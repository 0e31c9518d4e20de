import { FieldError, Input, Label, Text, TextField } from "react-aria-components";

export const Example = () => (
  <TextField isRequired isInvalid>
    <Label>Name</Label>
    <Input />
    <Text slot="description">As in the passport</Text>
    <FieldError>Required field</FieldError>
  </TextField>
);
