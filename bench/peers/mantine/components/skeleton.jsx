import "@mantine/core/styles/Skeleton.css";
import { MantineProvider, Skeleton } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <div aria-busy="true">
      <Skeleton height={20} width="60%" />
      <Skeleton height={48} circle />
    </div>
  </MantineProvider>
);
