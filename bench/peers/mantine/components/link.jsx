import "@mantine/core/styles/Text.css";
import "@mantine/core/styles/Anchor.css";
import { Anchor, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Anchor href="/tours">Tours</Anchor>
  </MantineProvider>
);
