import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/ColorSwatch.css";
import "@mantine/core/styles/ColorPicker.css";
import "@mantine/core/styles/ColorInput.css";
import { ColorInput, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <ColorInput label="Accent" defaultValue="#7c3aed" />
  </MantineProvider>
);
