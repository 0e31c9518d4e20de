import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Pill.css";
import { MantineProvider, Pill } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Pill withRemoveButton removeButtonProps={{ "aria-label": "Remove Altai" }} onRemove={() => {}}>
      Altai
    </Pill>
  </MantineProvider>
);
