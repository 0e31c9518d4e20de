export { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";
export type { TabListProps, TabPanelProps, TabProps, TabsProps } from "./tabs.tsx";
