import "@mantine/core/styles/Text.css";
import "@mantine/core/styles/Anchor.css";
import "@mantine/core/styles/Spoiler.css";
import { MantineProvider, Spoiler } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Spoiler maxHeight={120} showLabel="Read more" hideLabel="Hide">
      A long text
    </Spoiler>
  </MantineProvider>
);
