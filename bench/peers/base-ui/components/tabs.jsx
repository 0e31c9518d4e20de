import { Tabs } from "@base-ui/react/tabs";

export const Example = () => (
  <Tabs.Root defaultValue="program">
    <Tabs.List aria-label="Tour">
      <Tabs.Tab value="program">Programme</Tabs.Tab>
      <Tabs.Tab value="price">Price</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="program">Days</Tabs.Panel>
    <Tabs.Panel value="price">Money</Tabs.Panel>
  </Tabs.Root>
);
