import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Tabs.css";
import { MantineProvider, Tabs } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Tabs defaultValue="program">
      <Tabs.List aria-label="Tour">
        <Tabs.Tab value="program">Programme</Tabs.Tab>
        <Tabs.Tab value="price">Price</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="program">Days</Tabs.Panel>
      <Tabs.Panel value="price">Money</Tabs.Panel>
    </Tabs>
  </MantineProvider>
);
