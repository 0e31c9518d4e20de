import { Tabs } from "radix-ui";

export const Example = () => (
  <Tabs.Root defaultValue="program">
    <Tabs.List aria-label="Tour">
      <Tabs.Trigger value="program">Programme</Tabs.Trigger>
      <Tabs.Trigger value="price">Price</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="program">Days</Tabs.Content>
    <Tabs.Content value="price">Money</Tabs.Content>
  </Tabs.Root>
);
