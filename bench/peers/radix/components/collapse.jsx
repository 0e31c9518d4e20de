import { Collapsible } from "radix-ui";

export const Example = () => (
  <Collapsible.Root>
    <Collapsible.Trigger>More</Collapsible.Trigger>
    <Collapsible.Content>Details</Collapsible.Content>
  </Collapsible.Root>
);
