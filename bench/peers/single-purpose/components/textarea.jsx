import TextareaAutosize from "react-textarea-autosize";
import { useState } from "react";

export function Example() {
  const [value, setValue] = useState("");
  return (
    <label>
      Wishes
      <TextareaAutosize
        minRows={2}
        maxRows={8}
        maxLength={300}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {value.length}/300
    </label>
  );
}
