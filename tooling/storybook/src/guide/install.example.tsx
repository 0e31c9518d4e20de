import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";

export function RenameSite() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("Altai");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename {name}</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Name of the site"
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <Field label="Name" error={name === "" ? "Required field" : undefined} required>
          <Input value={name} onValueChange={setName} />
        </Field>
      </Modal>
    </>
  );
}
