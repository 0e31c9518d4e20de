import type { KitCases } from "../kit-cases.ts";
import { Tab, TabList, TabPanel, Tabs } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    tabs: {
      element: (
        <Tabs defaultValue="a">
          <TabList aria-label="Pages">
            <Tab value="a">A</Tab>
          </TabList>
          <TabPanel value="a">Panel A</TabPanel>
        </Tabs>
      ),
      html: "Panel A",
    },
  },
  attributes: {
    tab: (own) => (
      <Tabs defaultValue="a">
        <Tab {...own} value="a">
          A
        </Tab>
      </Tabs>
    ),
    tabList: (own) => (
      <Tabs>
        <TabList {...own} aria-label="Pages" />
      </Tabs>
    ),
    tabPanel: (own) => (
      <Tabs>
        <TabPanel {...own} value="a" />
      </Tabs>
    ),
  },
};
