import "@mantine/core/styles/Tooltip.css";
import { MantineProvider, Tooltip } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Tooltip label="Seats are held for a day" events={{ hover: true, focus: true, touch: false }}>
      <button type="button">?</button>
    </Tooltip>
  </MantineProvider>
);
