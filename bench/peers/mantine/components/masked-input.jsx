import "@mantine/core/styles/Input.css";
import { MantineProvider, MaskInput } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <MaskInput label="Passport" mask="99 99 999999" />
  </MantineProvider>
);
