import "@mantine/core/styles/Input.css";
import { MantineProvider, Textarea } from "@mantine/core";
import { useState } from "react";

export function Example() {
  const [value, setValue] = useState("");
  return (
    <MantineProvider>
      <Textarea
        label="Wishes"
        description={`${value.length}/300`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={300}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </MantineProvider>
  );
}
