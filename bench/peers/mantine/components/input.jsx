import "@mantine/core/styles/Input.css";
import { Input, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <label htmlFor="name">Name</label>
    <Input id="name" leftSection="@" />
  </MantineProvider>
);
