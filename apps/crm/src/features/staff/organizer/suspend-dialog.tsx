import { useQueryClient } from "@tanstack/react-query";
import { organizerCalls } from "@tour/api/contract";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { staffClient } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { StaffDialog } from "../staff-dialog.tsx";
import { staffKey } from "../staff-queries.ts";

const texts = staffTexts.page;

/** Takes an organiser off the marketplace, and says why: they read it in an email and in their office. */
export function SuspendDialog({ id, close }: { id: number; close: () => void }) {
  const queryClient = useQueryClient();
  const form = useCallForm({
    initialValues: { reason: "" },
    body: organizerCalls.setOrganizerPublishedOnSite.body!,
    send: async ({ reason }) => {
      const body = { id, is_published_on_site: false, reason };
      await staffClient.setOrganizerPublishedOnSite({ body });
      await queryClient.invalidateQueries({ queryKey: staffKey });
      close();
    },
  });
  return (
    <StaffDialog
      title={texts.suspendTitle}
      submit={texts.suspend}
      form={form}
      close={close}
      isDanger
    >
      <p>{texts.suspendLead}</p>
      <ValidationField
        {...form.field("reason", "required")}
        label={texts.suspendReason}
        hint={texts.suspendReasonHint}
      >
        {(control) => <Textarea {...control} minRows={4} />}
      </ValidationField>
    </StaffDialog>
  );
}
