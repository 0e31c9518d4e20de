import "@mantine/core/styles.css";
import { MantineProvider, MaskInput } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <MaskInput aria-label="Phone" mask="+7 999 999-99-99" />
  </MantineProvider>
);
