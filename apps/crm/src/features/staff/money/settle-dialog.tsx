import { useQueryClient } from "@tanstack/react-query";
import { paymentCalls } from "@tour/api/contract";
import { staffClient } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { StaffDialog } from "../staff-dialog.tsx";
import { staffQueries } from "../staff-queries.ts";
import type { TroubleRow } from "./list-trouble-groups.ts";

const texts = staffTexts.troubles;

/** Asks what was found out before a trouble leaves the list; colleagues read it afterwards. */
export function SettleDialog({ row, close }: { row: TroubleRow; close: () => void }) {
  const queryClient = useQueryClient();
  const form = useCallForm({
    initialValues: { note: "" },
    body: paymentCalls.settlePaymentTrouble.body!,
    send: async ({ note }) => {
      const body = { kind: row.kind, trouble_id: row.id, note };
      const { data } = await staffClient.settlePaymentTrouble({ body });
      queryClient.setQueryData(staffQueries.troubles().queryKey, data);
      close();
    },
  });
  return (
    <StaffDialog title={texts.settleTitle} submit={texts.submit} form={form} close={close}>
      <p>{[texts.kinds[row.kind], row.sum, row.shop].filter(Boolean).join(", ")}</p>
      <ValidationField {...form.field("note")} label={texts.note} hint={texts.noteHint}>
        {(control) => <Textarea {...control} minRows={3} />}
      </ValidationField>
    </StaffDialog>
  );
}
