import { Label, Text, TextArea, TextField } from "react-aria-components";
import { useState } from "react";

export function Example() {
  const [value, setValue] = useState("");
  return (
    <TextField value={value} onChange={setValue} maxLength={300}>
      <Label>Wishes</Label>
      <TextArea style={{ fieldSizing: "content" }} />
      <Text slot="description">{value.length}/300</Text>
    </TextField>
  );
}
