import { Modal } from "antd";
import { useState } from "react";

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Modal open={open} onCancel={() => setOpen(false)} title="Name of the site" width={489}>
        Content
      </Modal>
    </>
  );
}
