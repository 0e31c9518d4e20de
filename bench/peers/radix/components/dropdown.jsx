import { DropdownMenu } from "radix-ui";

export const Example = () => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger>Actions</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content>
        <DropdownMenu.Label>Page</DropdownMenu.Label>
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item asChild>
          <a href="/copy">Copy</a>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
