import { Collapse, MantineProvider } from "@mantine/core";
import { useState } from "react";

export function Example() {
  const [expanded, setExpanded] = useState(false);
  return (
    <MantineProvider>
      <button type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
        More
      </button>
      <Collapse expanded={expanded}>Details</Collapse>
    </MantineProvider>
  );
}
