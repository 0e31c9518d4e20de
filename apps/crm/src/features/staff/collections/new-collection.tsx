import { useNavigate } from "@tanstack/react-router";
import { marketCollectionCalls } from "@tour/api/contract";
import { staffClient } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { StaffDialog } from "../staff-dialog.tsx";

const texts = staffTexts.collections;

/** Makes a collection, and leads to it. */
export function NewCollection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.add}</Button>
      {isOpen && <NewDialog close={() => setOpen(false)} />}
    </>
  );
}

function NewDialog({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const form = useCallForm({
    initialValues: { name: "" },
    body: marketCollectionCalls.createMarketCollection.body!,
    send: async (body) => {
      const { data } = await staffClient.createMarketCollection({ body });
      await navigate({ to: "/marketplace/collections/$id", params: { id: data.id } });
    },
  });
  return (
    <StaffDialog title={texts.addTitle} submit={texts.create} form={form} close={close}>
      <p>{texts.addLead}</p>
      <ValidationField {...form.field("name")} label={texts.name}>
        {(control) => <Input {...control} autoComplete="off" placeholder={texts.nameExample} />}
      </ValidationField>
    </StaffDialog>
  );
}
