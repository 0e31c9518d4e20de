import { Dialog } from "@base-ui/react/dialog";

export const Example = () => (
  <Dialog.Root>
    <Dialog.Trigger>Rename</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Backdrop />
      <Dialog.Popup>
        <Dialog.Title>Name of the site</Dialog.Title>
        Content
        <Dialog.Close aria-label="Close">×</Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
