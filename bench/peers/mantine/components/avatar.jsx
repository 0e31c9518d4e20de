import "@mantine/core/styles/Avatar.css";
import { Avatar, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Avatar name="Anna Petrova" color="initials" size={48} src="/anna.jpg" alt="Anna Petrova" />
  </MantineProvider>
);
