import { Accordion } from "@base-ui/react/accordion";

export const Example = () => (
  <Accordion.Root defaultValue={["price"]}>
    <Accordion.Item value="price">
      <Accordion.Header>
        <Accordion.Trigger>What is included?</Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Panel>Meals and tents</Accordion.Panel>
    </Accordion.Item>
  </Accordion.Root>
);
