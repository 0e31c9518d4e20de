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

interface RefuseDialogProps {
  id: number;
  /** Of the data that was read. */
  revision: string;
  /** Told of a refusal of the server: other data may be there since. */
  noteOutdated: (error: unknown) => Promise<void>;
  close: () => void;
}

/** Says no to an organiser's data, and why: the owner reads it in an email. */
export function RefuseDialog({ id, revision, noteOutdated, close }: RefuseDialogProps) {
  const queryClient = useQueryClient();
  const form = useCallForm({
    initialValues: { comment: "" },
    body: organizerCalls.updateOrganizer.body!,
    within: "verification",
    send: async ({ comment }) => {
      const verification = { state: "rejected" as const, comment, revision };
      try {
        await staffClient.updateOrganizer({ query: { id }, body: { verification } });
      } catch (error) {
        await noteOutdated(error);
        throw error;
      }
      await queryClient.invalidateQueries({ queryKey: staffKey });
      close();
    },
  });
  return (
    <StaffDialog title={texts.refuseTitle} submit={texts.refuse} form={form} close={close} isDanger>
      {/* The call takes decisions without a word, too; a refusal needs one. */}
      <ValidationField
        {...form.field("comment")}
        rules="required|max:2000"
        label={texts.reason}
        hint={texts.reasonHint}
      >
        {(control) => <Textarea {...control} minRows={4} />}
      </ValidationField>
    </StaffDialog>
  );
}
