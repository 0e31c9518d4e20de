import "@mantine/core/styles/EmptyState.css";
import { EmptyState, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <EmptyState title="No tours yet" description="Add the first one">
      <button type="button">Add</button>
    </EmptyState>
  </MantineProvider>
);
