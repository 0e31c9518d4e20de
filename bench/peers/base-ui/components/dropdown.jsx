import { Menu } from "@base-ui/react/menu";

export const Example = () => (
  <Menu.Root>
    <Menu.Trigger>Actions</Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner>
        <Menu.Popup>
          <Menu.Group>
            <Menu.GroupLabel>Page</Menu.GroupLabel>
            <Menu.Item>Rename</Menu.Item>
          </Menu.Group>
          <Menu.Separator />
          {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- the item's content goes in */}
          <Menu.Item render={<a href="/copy" />}>Copy</Menu.Item>
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);
