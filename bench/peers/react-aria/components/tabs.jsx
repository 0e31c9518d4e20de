import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";

export const Example = () => (
  <Tabs>
    <TabList aria-label="Tour">
      <Tab id="program">Programme</Tab>
      <Tab id="price">Price</Tab>
    </TabList>
    <TabPanel id="program">Days</TabPanel>
    <TabPanel id="price">Money</TabPanel>
  </Tabs>
);
