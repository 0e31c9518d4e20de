import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Stepper.css";
import { MantineProvider, Stepper } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Stepper active={1}>
      <Stepper.Step label="Dates" description="14 May" />
      <Stepper.Step label="Tourists" />
    </Stepper>
  </MantineProvider>
);
