import "@mantine/core/styles/Progress.css";
import "@mantine/nprogress/styles.css";
import { MantineProvider } from "@mantine/core";
import { NavigationProgress, nprogress } from "@mantine/nprogress";
import { useEffect } from "react";

export function Example() {
  useEffect(() => nprogress.start(), []);
  return (
    <MantineProvider>
      <NavigationProgress size={3} />
    </MantineProvider>
  );
}
