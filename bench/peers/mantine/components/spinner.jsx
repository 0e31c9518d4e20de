import "@mantine/core/styles/Loader.css";
import { Loader, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Loader role="status" aria-label="Loading" />
  </MantineProvider>
);
