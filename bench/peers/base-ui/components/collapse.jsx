import { Collapsible } from "@base-ui/react/collapsible";

export const Example = () => (
  <Collapsible.Root>
    <Collapsible.Trigger>More</Collapsible.Trigger>
    <Collapsible.Panel>Details</Collapsible.Panel>
  </Collapsible.Root>
);
