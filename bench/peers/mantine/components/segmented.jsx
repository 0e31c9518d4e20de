import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { MantineProvider, SegmentedControl } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <SegmentedControl aria-label="View" data={["List", "Map"]} />
  </MantineProvider>
);
