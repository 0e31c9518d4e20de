import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/ActionIcon.css";
import { ActionIcon, Button, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Button loading>Save</Button>
    <ActionIcon aria-label="Add">+</ActionIcon>
  </MantineProvider>
);
