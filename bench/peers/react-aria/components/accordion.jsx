import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from "react-aria-components";

export const Example = () => (
  <DisclosureGroup defaultExpandedKeys={["price"]}>
    <Disclosure id="price">
      <Heading>
        <Button slot="trigger">What is included?</Button>
      </Heading>
      <DisclosurePanel>Meals and tents</DisclosurePanel>
    </Disclosure>
  </DisclosureGroup>
);
