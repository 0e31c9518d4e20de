import { useQueryClient } from "@tanstack/react-query";
import type { Payout } from "@tour/api";
import { paymentCalls } from "@tour/api/contract";
import { formatMoney } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { staffClient } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { inMinorUnits, inUnits } from "@tour/office/format";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { StaffDialog } from "../staff-dialog.tsx";
import { staffQueries } from "../staff-queries.ts";

const texts = staffTexts.payouts;
/** Where the bank's days begin and end. */
const bankTimeZone = "Europe/Moscow";

/** Writes down a transfer that the bank has carried out. */
export function RecordPayoutDialog({ balance, close }: { balance: Payout; close: () => void }) {
  const { organizer_id, owed } = balance;
  const queryClient = useQueryClient();
  // A repeated press is the same payout.
  const [key] = useState(() => crypto.randomUUID());
  const form = useCallForm<Values>({
    initialValues: {
      amount: inUnits(owed.amount),
      paid_on: readToday(bankTimeZone),
      document: "",
    },
    body: paymentCalls.recordPayout.body!,
    send: async ({ amount, paid_on, document }) => {
      const { data } = await staffClient.recordPayout({
        body: {
          key,
          organizer_id,
          currency: owed.currency,
          amount: inMinorUnits(amount),
          paid_on: paid_on ?? "",
          document,
        },
      });
      queryClient.setQueryData(staffQueries.statement(organizer_id).queryKey, data);
      void queryClient.invalidateQueries({
        queryKey: staffQueries.payouts().queryKey,
        exact: true,
      });
      close();
    },
  });
  return (
    <StaffDialog title={texts.record} submit={texts.submit} form={form} close={close}>
      <p>{texts.recordLead}</p>
      <ValidationField
        form={form.form}
        name="amount"
        label={texts.amount}
        hint={texts.amountHint(formatMoney(owed))}
        rules="required"
      >
        {(control) => (
          <NumberInput {...control} min={0.01} max={inUnits(owed.amount)} step={0.01} hideSteps />
        )}
      </ValidationField>
      <ValidationField {...form.field("paid_on", "required")} label={texts.paidOn}>
        {(control) => <DatePicker {...control} max="today" timeZone={bankTimeZone} />}
      </ValidationField>
      <ValidationField {...form.field("document")} label={texts.document} hint={texts.documentHint}>
        {(control) => <Input {...control} autoComplete="off" />}
      </ValidationField>
    </StaffDialog>
  );
}

type Values = {
  /** In units, as people write it. */
  amount: number | null;
  paid_on: string | null;
  document: string;
};
