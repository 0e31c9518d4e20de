import type { OrganizerRole } from "@tour/api";
import { teamCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message, useToast } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { texts as allTexts } from "../../texts/ru.ts";
import { RolePicker } from "./role-picker.tsx";
import styles from "./team.module.css";
import { useTeam } from "./use-team.ts";

const texts = allTexts.team;

/** Asks somebody into the team by an email. */
export function InviteForm() {
  const { organizerId, keep } = useTeam();
  const toast = useToast();
  const form = useCallForm({
    initialValues: { email: "", role: "manager" as OrganizerRole },
    body: teamCalls.inviteMember.body!,
    send: async (body, { reset }) => {
      const { data } = await client.inviteMember({ query: { organizer_id: organizerId }, body });
      keep(data);
      toast.show({ id: "team", tone: "success", text: texts.sent(body.email) });
      reset({ email: "", role: body.role });
    },
  });
  return (
    <SettingsCard title={texts.invite}>
      <form className={styles.form} {...form.props}>
        <ValidationField {...form.field("email")} label={texts.email} hint={texts.emailHint}>
          {(control) => <Input {...control} type="email" autoComplete="off" />}
        </ValidationField>
        <ValidationField {...form.field("role")} label={texts.role} required={false}>
          {({ name, value, onValueChange }) => (
            <RolePicker name={name} value={value} onValueChange={onValueChange} />
          )}
        </ValidationField>
        {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
        <div>
          <Button type="submit" loading={form.isSending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}
