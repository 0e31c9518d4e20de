import { useQuery } from "@tanstack/react-query";
import { staffCalls } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { describeFailure, staffClient } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { StaffDialog } from "../staff-dialog.tsx";
import { staffQueries } from "../staff-queries.ts";
import styles from "./organizer.module.css";

const texts = staffTexts.impersonation;

/** The way into an organiser's office as they see it, and who went it before. */
export function ImpersonateCard({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const { data: records = [], error } = useQuery(staffQueries.impersonations(id));
  return (
    <SettingsCard title={texts.title}>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.begin}
        </Button>
        <p className={styles.quiet}>{texts.lead}</p>
      </div>
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {records.length > 0 && (
        <ul className={styles.list} aria-label={texts.records}>
          {records.map(({ id: record, by, reason, started_at, ends_at, is_over }) => (
            <li key={record}>
              <span>
                {by || texts.nobody}: {reason}
              </span>
              <span className={styles.quiet}>
                {texts.period(formatInstant(started_at), formatInstant(ends_at), is_over)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAsking && <ImpersonateDialog id={id} close={() => setAsking(false)} />}
    </SettingsCard>
  );
}

function ImpersonateDialog({ id, close }: { id: number; close: () => void }) {
  const form = useCallForm({
    initialValues: { reason: "" },
    body: staffCalls.impersonateOrganizer.body!,
    send: async ({ reason }) => {
      await staffClient.impersonateOrganizer({ body: { organizer_id: id, reason } });
      // A document of its own: nothing that was read as staff is shown as the organiser's.
      location.assign(`/${id}`);
    },
  });
  return (
    <StaffDialog title={texts.begin} submit={texts.submit} form={form} close={close}>
      <p>{texts.explanation}</p>
      <ValidationField {...form.field("reason")} label={texts.reason} hint={texts.reasonHint}>
        {(control) => <Textarea {...control} minRows={3} />}
      </ValidationField>
    </StaffDialog>
  );
}
