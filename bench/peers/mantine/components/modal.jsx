import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { MantineProvider, Modal } from "@mantine/core";
import { useState } from "react";

export function Example() {
  const [opened, setOpened] = useState(false);
  return (
    <MantineProvider>
      <button type="button" onClick={() => setOpened(true)}>
        Rename
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Name of the site" size={489}>
        Content
      </Modal>
    </MantineProvider>
  );
}
