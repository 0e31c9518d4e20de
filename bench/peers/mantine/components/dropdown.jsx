import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import { MantineProvider, Menu } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Menu>
      <Menu.Target>
        <button type="button">Actions</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Page</Menu.Label>
        <Menu.Item>Rename</Menu.Item>
        <Menu.Divider />
        <Menu.Item component="a" href="/copy">
          Copy
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  </MantineProvider>
);
