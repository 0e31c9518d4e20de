import { Dialog } from "radix-ui";

export const Example = () => (
  <Dialog.Root>
    <Dialog.Trigger>Rename</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay />
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Name of the site</Dialog.Title>
        Content
        <Dialog.Close aria-label="Close">×</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
