import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/NumberInput.css";
import { MantineProvider, NumberInput } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <NumberInput label="Seats" min={1} max={20} step={1} defaultValue={2} />
  </MantineProvider>
);
