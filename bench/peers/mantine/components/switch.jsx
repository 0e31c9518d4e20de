import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Switch.css";
import { MantineProvider, Switch } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Switch label="Published" description="Guests see it" />
  </MantineProvider>
);
