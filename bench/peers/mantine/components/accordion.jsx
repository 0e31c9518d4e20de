import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Accordion.css";
import { Accordion, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Accordion defaultValue="price">
      <Accordion.Item value="price">
        <Accordion.Control>What is included?</Accordion.Control>
        <Accordion.Panel>Meals and tents</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  </MantineProvider>
);
