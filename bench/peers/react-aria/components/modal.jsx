import { Button, Dialog, DialogTrigger, Heading, Modal } from "react-aria-components";

export const Example = () => (
  <DialogTrigger>
    <Button>Rename</Button>
    <Modal isDismissable>
      <Dialog>
        <Heading slot="title">Name of the site</Heading>
        Content
        <Button slot="close">×</Button>
      </Dialog>
    </Modal>
  </DialogTrigger>
);
