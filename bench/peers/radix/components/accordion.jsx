import { Accordion } from "radix-ui";

export const Example = () => (
  <Accordion.Root type="single" collapsible defaultValue="price">
    <Accordion.Item value="price">
      <Accordion.Header>
        <Accordion.Trigger>What is included?</Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content>Meals and tents</Accordion.Content>
    </Accordion.Item>
  </Accordion.Root>
);
