import { Button, Disclosure, DisclosurePanel } from "react-aria-components";

export const Example = () => (
  <Disclosure>
    <Button slot="trigger">More</Button>
    <DisclosurePanel>Details</DisclosurePanel>
  </Disclosure>
);
