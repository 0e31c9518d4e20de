import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Checkbox label="Vegetarian" description="Tell the cook" indeterminate />
  </MantineProvider>
);
