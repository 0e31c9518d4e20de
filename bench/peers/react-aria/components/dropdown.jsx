import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components";

export const Example = () => (
  <MenuTrigger>
    <Button>Actions</Button>
    <Popover>
      <Menu>
        <MenuSection>
          <Header>Page</Header>
          <MenuItem>Rename</MenuItem>
        </MenuSection>
        <Separator />
        <MenuItem href="/copy">Copy</MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
);
