import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { organizerCalls } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { staffClient } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { staffTexts } from "../../texts/staff.ru.ts";
import { StaffDialog } from "./staff-dialog.tsx";
import { staffKey } from "./staff-queries.ts";

const texts = staffTexts.create;

/** Makes an organiser; their owner gets an invitation. */
export function CreateOrganizer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isOpen && <CreateDialog close={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useCallForm({
    initialValues: { name: "", owner: { name: "", email: "" } },
    body: organizerCalls.createOrganizer.body!,
    send: async (body) => {
      const { data } = await staffClient.createOrganizer({ body });
      await queryClient.invalidateQueries({ queryKey: staffKey });
      await navigate({ to: "/organizers/$id", params: { id: data.id } });
    },
  });
  return (
    <StaffDialog title={texts.title} submit={texts.submit} form={form} close={close}>
      <p>{texts.lead}</p>
      <ValidationField {...form.field("name")} label={texts.name}>
        {(control) => <Input {...control} autoComplete="off" />}
      </ValidationField>
      <ValidationField {...form.field("owner.name")} label={texts.ownerName}>
        {(control) => <Input {...control} autoComplete="off" />}
      </ValidationField>
      <ValidationField {...form.field("owner.email")} label={texts.ownerEmail}>
        {(control) => <Input {...control} type="email" autoComplete="off" />}
      </ValidationField>
    </StaffDialog>
  );
}
