import "@mantine/core/styles.css";
import { MantineProvider, Select } from "@mantine/core";

// Mantine draws all options, and its documentation advises a limit for long lists.
export const Example = ({ items }) => (
  <MantineProvider>
    <Select
      aria-label="Country"
      data={items.map(({ text, value }) => ({ label: text, value }))}
      limit={items.length > 1000 ? 100 : undefined}
      searchable
    />
  </MantineProvider>
);
