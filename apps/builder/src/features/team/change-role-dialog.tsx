import { useQueryClient } from "@tanstack/react-query";
import type { TeamMember } from "@tour/api";
import { teamCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useId } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import { RolePicker } from "./role-picker.tsx";
import styles from "./team.module.css";
import { useTeam } from "./use-team.ts";

const texts = allTexts.team;

/** Gives somebody of the team another role. */
export function ChangeRoleDialog({ member, close }: { member: TeamMember; close: () => void }) {
  const { organizerId, ownId, keep } = useTeam();
  const queryClient = useQueryClient();
  const toast = useToast();
  const formId = useId();
  const isSelf = member.id === ownId;
  const form = useCallForm({
    initialValues: { role: member.role },
    body: teamCalls.changeMemberRole.body!,
    about: "role",
    send: async ({ role }) => {
      const body = { user_id: member.id, role };
      const { data } = await client.changeMemberRole({
        query: { organizer_id: organizerId },
        body,
      });
      // What one may do oneself is read anew, by every screen.
      if (isSelf) {
        await queryClient.invalidateQueries(builderQueries.account(client));
        location.assign(`/${organizerId}`);
        return;
      }
      keep(data);
      toast.show({ id: "team", tone: "success", text: texts.changed });
      close();
    },
  });
  return (
    <Modal
      open
      onOpenChange={() => !form.isSending && close()}
      title={texts.changeTitle(member.name)}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={form.isSending} disabled={!form.isDirty}>
            {texts.save}
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        {isSelf && <Message tone="warning">{texts.changedSelf}</Message>}
        <ValidationField {...form.field("role")} label={texts.role} required={false}>
          {({ name, value, onValueChange }) => (
            <RolePicker name={name} value={value} onValueChange={onValueChange} />
          )}
        </ValidationField>
        {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      </form>
    </Modal>
  );
}
